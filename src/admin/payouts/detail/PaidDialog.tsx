import { END_TO_END_LENGTH, END_TO_END_PROBLEM, isEndToEndId } from '#domain/money/endToEndId'
import { saoPauloDate } from '#domain/values/dates'
import TextField from '@mui/material/TextField'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AdminDataProvider } from '../../dataProvider'
import { FormDialog } from '../FormDialog'
import { usePayoutAction } from '../usePayoutAction'

/** The bank's end-to-end id and the day. */
export function PaidDialog({ payoutId, onClose }: { payoutId: string; onClose: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [id, setId] = useState('')
  const [day, setDay] = useState(() => saoPauloDate(new Date()) ?? '')
  const [isJudged, setJudged] = useState(false)
  const typed = id.trim()
  const { run, isPending, refused } = usePayoutAction(
    'admin_payouts.paid',
    () =>
      dataProvider.markPaid(payoutId, { end_to_end_id: typed, ...(day ? { paid_on: day } : {}) }),
    onClose,
  )
  const problem = isJudged && !isEndToEndId(typed) ? END_TO_END_PROBLEM : refused['end_to_end_id']
  return (
    <FormDialog
      title={translate('admin_payouts.paid.title')}
      saveLabel={translate('admin_payouts.paid.save')}
      pendingLabel={translate('admin_payouts.paid.saving')}
      pending={isPending}
      onSubmit={() => {
        setJudged(true)
        if (isEndToEndId(typed)) run(undefined)
      }}
      onClose={onClose}
    >
      <TextField
        label={translate('admin_payouts.paid.end_to_end')}
        value={id}
        onChange={(event) => setId(event.target.value)}
        required
        autoFocus
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: END_TO_END_LENGTH * 2, spellCheck: false } }}
      />
      <TextField
        type="date"
        label={translate('admin_payouts.paid.date')}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={refused['paid_on'] !== undefined}
        helperText={refused['paid_on']}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  )
}
