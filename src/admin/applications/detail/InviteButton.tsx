import { formatDateTime } from '#domain/values/dates'
import type { Application } from '#domain/applications/applicationWire'
import MailIcon from '@mui/icons-material/MailOutlineOutlined'
import Button from '@mui/material/Button'
import { useTranslate, useDataProvider, useNotify } from 'ra-core'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { useOpenedByHash } from '../../../kit/ui/useOpenedByHash'
import { INVITE_HASH } from '../../../paths'
import { useMay } from '../../account/useMay'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminDataProvider } from '../../dataProvider'

/** Asks before it sends the link; a second time it says that there was a first one. */
export function InviteButton({ application }: { application: Application }) {
  const translate = useTranslate()
  const may = useMay()
  const [open, setOpen] = useOpenedByHash(INVITE_HASH)
  const again = application.invitation !== 'none'
  const { mutateAsync } = useInvite(application)
  const words = {
    brand: application.brand,
    email: application.responsible_email,
    date: formatDateTime(application.invited_at),
  }
  const label = translate(again ? 'application.action.invite_again' : 'application.action.invite')
  if (!may('followApplications')) return null
  return (
    <>
      <Button
        variant={again ? 'outlined' : 'contained'}
        startIcon={<MailIcon />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        title={translate(
          again ? 'application.invite.again_title' : 'application.invite.confirm_title',
          words,
        )}
        confirmLabel={label}
        pendingLabel={translate('application.action.inviting')}
        onConfirm={() => mutateAsync(again)}
        onClose={() => setOpen(false)}
      >
        {translate(
          again ? 'application.invite.again_text' : 'application.invite.confirm_text',
          words,
        )}
      </ConfirmDialog>
    </>
  )
}

/** Sends the invitation and tells what happened; the page then shows the application as the server has it. */
function useInvite(application: Application) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useMutation({
    mutationFn: (again: boolean) => dataProvider.inviteApplicant(application.id, again),
    onSuccess: (now) => {
      const sent = now.invited_at !== application.invited_at
      notify(sent ? 'application.invite.success' : 'application.invite.recent', {
        type: sent ? 'success' : 'info',
        messageArgs: { email: now.responsible_email },
      })
    },
    onError: (error: Error) =>
      notify('application.invite.failure', {
        type: 'error',
        messageArgs: { message: error.message },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['applications'] }),
  })
}
