import { formatDateTime } from '#domain/values/dates'
import type { Application } from '#domain/applications/applicationWire'
import MailIcon from '@mui/icons-material/MailOutlineOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { useMay } from '../../account/useMay'
import { useInvite } from './useInvite'

/** Asks before it sends the link; a second time it says that there was a first one. */
export function InviteButton({ application }: { application: Application }) {
  const translate = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState(false)
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
