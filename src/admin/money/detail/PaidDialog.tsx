import { END_TO_END_LENGTH, END_TO_END_PROBLEM, isEndToEndId } from '#domain/money/endToEndId'
import { fieldErrors } from '#domain/result'
import { isDateOnly, saoPauloDate } from '#domain/values/dates'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { DateInput } from '../../../kit/form/DateInput'
import { DialogForm } from '../../../kit/form/DialogForm'
import { TextInput } from '../../../kit/form/TextInput'
import type { AdminDataProvider } from '../../dataProvider'
import { usePayoutAction } from '../usePayoutAction'

interface Payment {
  end_to_end_id: string
  paid_on: string
}

/** The bank's end-to-end id and the day. */
export function PaidDialog({ payoutId, onClose }: { payoutId: string; onClose: () => void }) {
  const translate = useTranslate()
  const own = (key: string) => translate(`admin_payouts.paid.${key}`)
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [today] = useState(() => saoPauloDate(new Date()) ?? '')
  const action = usePayoutAction('admin_payouts.paid', ({ end_to_end_id, paid_on }: Payment) =>
    dataProvider.markPaid(payoutId, {
      end_to_end_id: end_to_end_id.trim(),
      ...(paid_on ? { paid_on } : {}),
    }),
  )
  return (
    <DialogForm
      {...action}
      title={own('title')}
      values={{ end_to_end_id: '', paid_on: today }}
      rules={(typed) =>
        fieldErrors({
          end_to_end_id: isEndToEndId(typed.end_to_end_id.trim()) ? null : END_TO_END_PROBLEM,
          paid_on: typed.paid_on === '' || isDateOnly(typed.paid_on) ? null : own('date_problem'),
        })
      }
      saveLabel={own('save')}
      savingLabel={own('saving')}
      maxWidth="sm"
      onClose={onClose}
    >
      <TextInput
        source="end_to_end_id"
        label={own('end_to_end')}
        required
        autoFocus
        autoComplete="off"
        maxLength={END_TO_END_LENGTH * 2}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <DateInput source="paid_on" label={own('date')} />
    </DialogForm>
  )
}
