import Typography from '@mui/material/Typography'
import { useDataProvider, useTranslate } from 'ra-core'
import { DialogForm } from '../../../kit/form/DialogForm'
import type { AdminDataProvider } from '../../dataProvider'
import { payoutReason, PayoutReasonInput } from '../PayoutReasonInput'
import { usePayoutAction } from '../usePayoutAction'

/** Why the bank did not pay; the producer reads it. */
export function FailedDialog({ payoutId, onClose }: { payoutId: string; onClose: () => void }) {
  const translate = useTranslate()
  const own = (key: string) => translate(`admin_payouts.failed.${key}`)
  const dataProvider = useDataProvider<AdminDataProvider>()
  const action = usePayoutAction('admin_payouts.failed', ({ reason }: { reason: string }) =>
    dataProvider.markFailed(payoutId, reason.trim()),
  )
  return (
    <DialogForm
      {...action}
      title={own('title')}
      values={{ reason: '' }}
      rules={payoutReason}
      saveLabel={own('save')}
      savingLabel={own('saving')}
      destructive
      maxWidth="sm"
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{own('text')}</Typography>
      <PayoutReasonInput autoFocus />
    </DialogForm>
  )
}
