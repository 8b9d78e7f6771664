import {
  APPLICATION_STATUS_KEYS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#domain/applications/applicationStatus'
import { FREE_TEXT_MAX } from '#domain/limits'
import type { Application, ApplicationUpdateRequest } from '#domain/wire/application'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate, useUpdate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { DetailCard } from '../../../shared/ui/DetailCard'

/** Status and notes of the staff. A colleague's change in between is not overwritten: the server says so. */
export function FollowUpForm({ application }: { application: Application }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [status, setStatus] = useState<ApplicationStatus>(application.status)
  const [notes, setNotes] = useState(application.notes ?? '')
  const [update, { isPending }] = useUpdate<Application>()
  const changed = status !== application.status || notes.trim() !== (application.notes ?? '')

  const save = (event: FormEvent) => {
    event.preventDefault()
    const data = {
      status,
      notes: notes.trim() || null,
      expected_updated_at: application.updated_at,
    } satisfies ApplicationUpdateRequest
    void update(
      'applications',
      { id: application.id, data, previousData: application },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('application.saved', { type: 'success' })
          void queryClient.invalidateQueries({ queryKey: ['applications'] })
        },
        onError: (error: unknown) =>
          notify('application.save_failed', {
            type: 'error',
            messageArgs: { message: error instanceof Error ? error.message : '' },
          }),
      },
    )
  }
  return (
    <DetailCard title={translate('application.card.follow_up')}>
      <Stack component="form" spacing={2} onSubmit={save} noValidate>
        <TextField
          select
          label={translate('application.field.status')}
          value={status}
          onChange={(event) => setStatus(event.target.value as ApplicationStatus)}
        >
          {APPLICATION_STATUS_KEYS.map((key) => (
            <MenuItem key={key} value={key}>
              {APPLICATION_STATUSES[key].label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={translate('application.field.notes')}
          helperText={translate('application.field.notes_help', { max: FREE_TEXT_MAX })}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
          multiline
          minRows={4}
          maxRows={14}
          slotProps={{ htmlInput: { maxLength: FREE_TEXT_MAX } }}
        />
        <Button type="submit" variant="contained" disabled={!changed || isPending}>
          {translate(isPending ? 'application.action.saving' : 'application.action.save')}
        </Button>
      </Stack>
    </DetailCard>
  )
}
