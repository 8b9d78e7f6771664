import { FREE_TEXT_MAX } from '#domain/limits'
import { payoutReasonProblem } from '#domain/money/payouts'
import { fieldErrors } from '#domain/result'
import { useTranslate } from 'ra-core'
import { TextInput } from '../../kit/form/TextInput'

/** The rule of `PayoutReasonInput`, for its form. */
export const payoutReason = ({ reason }: { reason: string }) =>
  fieldErrors({ reason: payoutReasonProblem(reason) })

/** Why; the producer reads it. */
export function PayoutReasonInput({ autoFocus = false }: { autoFocus?: boolean }) {
  const translate = useTranslate()
  return (
    <TextInput
      source="reason"
      label={translate('admin_payouts.adjust.reason')}
      required
      autoFocus={autoFocus}
      multiline
      minRows={2}
      maxLength={FREE_TEXT_MAX}
    />
  )
}
