import { adjustmentProblem } from '#domain/money/payouts'
import { fieldErrors } from '#domain/result'
import { parseReais } from '#domain/values/money'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DialogForm } from '../../kit/form/DialogForm'
import { TextInput } from '../../kit/form/TextInput'
import { payoutReason, PayoutReasonInput } from './PayoutReasonInput'
import { usePayoutAction } from './usePayoutAction'

interface Props {
  seller: { name: string }
  onSend: (cents: number, reason: string) => Promise<{ waits: boolean }>
  onClose: () => void
}

/** An adjustment, both signs, with a reason that the producer reads. */
export default function AdjustDialog({ seller, onSend, onClose }: Props) {
  const translate = useTranslate()
  const own = (key: string) => translate(`admin_payouts.adjust.${key}`)
  const action = usePayoutAction(
    'admin_payouts.adjust',
    ({ amount, reason }: { amount: string; reason: string }) =>
      onSend(parseReais(amount) ?? 0, reason.trim()),
    ({ waits }) => waits,
  )
  return (
    <DialogForm
      {...action}
      title={translate('admin_payouts.adjust.title', { name: seller.name })}
      values={{ amount: '', reason: '' }}
      rules={(typed) => ({
        ...payoutReason(typed),
        ...fieldErrors({ amount: adjustmentProblem(parseReais(typed.amount)) }),
      })}
      saveLabel={own('save')}
      savingLabel={own('saving')}
      maxWidth="sm"
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{own('text')}</Typography>
      <TextInput source="amount" label={own('amount')} required autoFocus autoComplete="off" />
      <PayoutReasonInput />
    </DialogForm>
  )
}
