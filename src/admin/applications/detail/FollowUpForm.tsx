import {
  APPLICATION_STATUS_KEYS,
  APPLICATION_STATUSES,
} from '#domain/applications/applicationStatus'
import { FREE_TEXT_MAX } from '#domain/limits'
import type { Application, ApplicationUpdateRequest } from '#domain/wire/application'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate, useUpdate } from 'ra-core'
import { Controller } from 'react-hook-form'
import { UnsavedChangesGuard } from '../../../shared/form/UnsavedChangesGuard'
import { ApiError } from '../../../shared/http/ApiError'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { useFollowUp, type FollowUp } from './useFollowUp'

/** Status and notes of the staff. What is typed stays when the record changes; a colleague's change is told, not lost. */
export function FollowUpForm({ application }: { application: Application }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { form, seen, theirs, accept } = useFollowUp(application)
  const { isDirty } = form.formState
  const [update, { isPending }] = useUpdate<Application>()

  const save = ({ status, notes }: FollowUp) => {
    const data = {
      status,
      notes: notes.trim() || null,
      expected_updated_at: seen.updated_at,
    } satisfies ApplicationUpdateRequest
    void update(
      'applications',
      { id: application.id, data, previousData: application },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          form.reset({ status, notes })
          notify('application.saved', { type: 'success' })
          void queryClient.invalidateQueries({ queryKey: ['applications'] })
        },
        onError: (error: unknown) => {
          notify('application.save_failed', {
            type: 'error',
            messageArgs: { message: error instanceof Error ? error.message : '' },
          })
          if (error instanceof ApiError && error.status === 409) {
            void queryClient.invalidateQueries({ queryKey: ['applications'] })
          }
        },
      },
    )
  }
  return (
    <DetailCard title={translate('application.card.follow_up')}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        noValidate
      >
        <Controller
          control={form.control}
          name="status"
          render={({ field: { ref, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              select
              label={translate('application.field.status')}
            >
              {APPLICATION_STATUS_KEYS.map((key) => (
                <MenuItem key={key} value={key}>
                  {APPLICATION_STATUSES[key].label}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <Controller
          control={form.control}
          name="notes"
          render={({ field: { ref, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              label={translate('application.field.notes')}
              helperText={translate('application.field.notes_help', { max: FREE_TEXT_MAX })}
              multiline
              minRows={4}
              maxRows={14}
              slotProps={{ htmlInput: { maxLength: FREE_TEXT_MAX } }}
            />
          )}
        />
        {theirs && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" onClick={accept}>
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
        <Button type="submit" variant="contained" disabled={!isDirty || isPending}>
          {translate(isPending ? 'application.action.saving' : 'application.action.save')}
        </Button>
      </Stack>
      <UnsavedChangesGuard
        isUnsaved={() => form.formState.isDirty}
        text={translate('application.unsaved')}
      />
    </DetailCard>
  )
}
