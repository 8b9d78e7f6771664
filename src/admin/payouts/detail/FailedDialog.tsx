import { FREE_TEXT_MAX } from '#domain/limits'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AdminDataProvider } from '../../dataProvider'
import { FormDialog } from '../FormDialog'
import { usePayoutAction } from '../usePayoutAction'

/** Why the bank did not pay; the producer reads it. */
export function FailedDialog({ payoutId, onClose }: { payoutId: string; onClose: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const [reason, setReason] = useState('')
  const [isJudged, setJudged] = useState(false)
  const isGood = reason.trim().length >= 3
  const { run, isPending } = usePayoutAction(
    'admin_payouts.failed',
    () => dataProvider.markFailed(payoutId, reason.trim()),
    onClose,
  )
  return (
    <FormDialog
      title={translate('admin_payouts.failed.title')}
      saveLabel={translate('admin_payouts.failed.save')}
      pendingLabel={translate('admin_payouts.failed.saving')}
      pending={isPending}
      destructive
      onSubmit={() => {
        setJudged(true)
        if (isGood) run(undefined)
      }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>{translate('admin_payouts.failed.text')}</Typography>
      <TextField
        label={translate('admin_payouts.failed.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        autoFocus
        multiline
        minRows={2}
        error={isJudged && !isGood}
        helperText={isJudged && !isGood && translate('admin_payouts.adjust.reason_problem')}
        slotProps={{ htmlInput: { maxLength: FREE_TEXT_MAX } }}
      />
    </FormDialog>
  )
}
