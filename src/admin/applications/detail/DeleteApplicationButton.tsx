import { canDelete } from '#domain/applications/applicationStatus'
import type { Application } from '#domain/applications/applicationWire'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDelete, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useTellChange } from '../../../kit/dataProvider/useTellChange'
import { listAddress } from '../../../kit/list/listAddress'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { paths } from '../../../paths'

const RESOURCE = 'applications'
const DONE = 'application.remove.done'

/** For applicants who ask that their application be deleted. Part of the form, whose unsaved changes go with the record. */
export function DeleteApplicationButton({ application }: { application: Application }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { reset } = useFormContext()
  const [isAsking, setAsking] = useState(false)
  const remove = useRemove()
  if (!canDelete(application)) return null
  const leave = () => {
    // what was typed is unsaved until the form is drawn again
    flushSync(() => reset())
    void navigate(listAddress(paths.admin.applications))
  }
  const label = translate('application.remove.label')
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('application.remove.title', { brand: application.brand })}
        confirmLabel={label}
        pendingLabel={translate('application.remove.pending')}
        destructive
        onConfirm={() =>
          remove(
            RESOURCE,
            { id: application.id, previousData: application },
            // not when somebody has left the page meanwhile
            { returnPromise: true, onSuccess: leave },
          )
        }
        onClose={() => setAsking(false)}
      >
        {translate('application.remove.text')}
      </ConfirmDialog>
    </>
  )
}

function useRemove() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { onError } = useTellChange(RESOURCE, 'application.remove.failed')(DONE)
  const [remove] = useDelete<Application>(RESOURCE, undefined, {
    onError,
    onSettled: (_application, error) => {
      if (error) return
      notify(DONE, { type: 'success' })
      // the list and its figures are read when they open; this page is left, and not read again
      void queryClient.invalidateQueries({ queryKey: [RESOURCE], refetchType: 'none' })
    },
  })
  return remove
}
