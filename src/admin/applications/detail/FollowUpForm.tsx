import {
  APPLICATION_STATUS_KEYS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#domain/applications/applicationStatus'
import { FREE_TEXT_MAX } from '#domain/limits'
import type { Application, ApplicationUpdateRequest } from '#domain/applications/applicationWire'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useState, useEffect } from 'react'
import { useFormState, useFormContext } from 'react-hook-form'
import { useSaveRecord } from '../../../kit/dataProvider/useRecords'
import { AreaForm } from '../../../kit/form/AreaForm'
import { TextInput } from '../../../kit/form/TextInput'
import { ApiError } from '../../../kit/http/ApiError'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { DeleteApplicationButton } from './DeleteApplicationButton'

const STATUSES = APPLICATION_STATUS_KEYS.map(
  (key) => [key, APPLICATION_STATUSES[key].label] as const,
)

/** Status and notes of the staff. What is typed stays when the record changes; a colleague's change is told, not lost. */
export function FollowUpForm({ application }: { application: Application }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(application)
  const saveApplication = useSaveRecord<Application>('applications')

  const save = async ({ status, notes }: FollowUp) => {
    const data = {
      status,
      notes: notes.trim() || null,
      expected_updated_at: seen.updated_at,
    } satisfies ApplicationUpdateRequest
    try {
      return await saveApplication(application.id, data)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void refetch()
      throw error
    }
  }
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['applications'] })
  return (
    <DetailCard title={translate('application.card.follow_up')}>
      <AreaForm
        values={followUpOf(application)}
        onSave={save}
        onSaved={(saved) => {
          notify('application.saved', { type: 'success' })
          setSeen(saved)
          void refetch()
        }}
        failed={translate('application.save_failed')}
        unsaved={translate('application.unsaved')}
      >
        <FollowUpInputs application={application} seen={seen} setSeen={setSeen} />
      </AreaForm>
    </DetailCard>
  )
}

interface InputsProps {
  application: Application
  /** As the person has read it. */
  seen: Application
  setSeen: (now: Application) => void
}

function FollowUpInputs({ application, seen, setSeen }: InputsProps) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const theirs = useTheirFollowUp(application, seen, setSeen)
  return (
    <Stack spacing={2}>
      <TextInput source="status" label={translate('application.field.status')} choices={STATUSES} />
      <TextInput
        source="notes"
        label={translate('application.field.notes')}
        helperText={translate('application.field.notes_help', { max: FREE_TEXT_MAX })}
        multiline
        minRows={4}
        maxRows={14}
        maxLength={FREE_TEXT_MAX}
      />
      {theirs && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => setSeen(theirs)}>
              {translate('application.action.keep_mine')}
            </Button>
          }
        >
          {translate('application.changed_meanwhile', {
            status: APPLICATION_STATUSES[theirs.status].label,
            notes: theirs.notes ?? '',
          })}
        </Alert>
      )}
      <Button type="submit" variant="contained" disabled={isSubmitting} aria-busy={isSubmitting}>
        {translate(isSubmitting ? 'application.action.saving' : 'application.action.save')}
      </Button>
      <DeleteApplicationButton application={application} />
    </Stack>
  )
}

interface FollowUp {
  status: ApplicationStatus
  notes: string
}

const followUpOf = ({ status, notes }: Application): FollowUp => ({
  status,
  notes: notes ?? '',
})

/**
 * The follow-up as it is being typed. The record may change below it (an invitation was sent, a colleague saved): a field
 * that nobody touched follows, a touched one stays. Answers a stored value that would be overwritten unseen; saving is
 * refused as a conflict (`seen` is older) until the person accepts that.
 */
function useTheirFollowUp(
  application: Application,
  seen: Application,
  setSeen: (now: Application) => void,
): Application | null {
  const { reset } = useFormContext<FollowUp>()
  const { dirtyFields } = useFormState<FollowUp>()
  const isTouchedByBoth = (['status', 'notes'] as const).some(
    (field) => dirtyFields[field] && application[field] !== seen[field],
  )
  const isNewer = application.updated_at > seen.updated_at
  useEffect(() => {
    if (isNewer && !isTouchedByBoth) setSeen(application)
  }, [isNewer, isTouchedByBoth, application, setSeen])
  useEffect(
    () => reset(followUpOf(seen), { keepDirtyValues: true, keepDirty: true }),
    [seen, reset],
  )
  return isNewer && isTouchedByBoth ? application : null
}
