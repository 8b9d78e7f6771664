import { canDelete } from '#domain/applications/applicationStatus'
import type { Application } from '#domain/applications/applicationWire'
import { useQueryClient } from '@tanstack/react-query'
import { DeleteWithConfirmButton, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useTellChange } from '../../../kit/dataProvider/useTellChange'
import { listAddress } from '../../../kit/list/listAddress'
import { paths } from '../../../paths'

const RESOURCE = 'applications'
const DONE = 'application.remove.done'

/** For applicants who ask that their application be deleted. Part of the form, whose unsaved changes go with the record. */
export function DeleteApplicationButton({ application }: { application: Application }) {
  const { reset } = useFormContext()
  const notify = useNotify()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { onError } = useTellChange(RESOURCE, 'application.remove.failed')(DONE)
  if (!canDelete(application)) return null
  return (
    <DeleteWithConfirmButton
      resource={RESOURCE}
      record={application}
      label="application.remove.label"
      confirmTitle="application.remove.title"
      titleTranslateOptions={{ brand: application.brand }}
      confirmContent="application.remove.text"
      confirmColor="warning"
      mutationOptions={{
        onSuccess: () => {
          // react-admin's own reset keeps what was typed, which react-hook-form still calls unsaved
          reset()
          notify(DONE, { type: 'success' })
          void navigate(listAddress(paths.admin.applications))
        },
        onError,
        // the list and its figures are read when they open; this page is left, and not read again
        onSettled: () =>
          queryClient.invalidateQueries({ queryKey: [RESOURCE], refetchType: 'none' }),
      }}
      sx={{ alignSelf: 'center' }}
    />
  )
}
