import CloseIcon from '@mui/icons-material/Close'
import { REJECT_REASON_MAX } from '#domain/limits'
import { canReject } from '#domain/orders/orderActions'
import { moneyOfRejection, rejectReasonProblem } from '#domain/orders/rejection'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/wire/order'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog'
import { useOrderAction } from './useOrderAction'

/** Rejects a pending or an accepted order, and cancels it with that; asks for the reason, which the buyer reads (spec §4, R30). */
export function RejectButton({ order, disabled }: { order: Order; disabled: boolean }) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useOrderAction({
    texts: 'order.actions.reject',
    run: (dataProvider) => dataProvider.rejectOrder(order.id, reason.trim()),
    onDone: () => setAsking(false),
  })
  const confirm = () => {
    const found = rejectReasonProblem(reason)
    setProblem(found)
    if (!found && !isPending) mutate()
  }
  const text = (key: string) => translate(`order.actions.reject.${key}`)
  if (!canReject(order)) return null
  return (
    <>
      <Button
        variant="text"
        color="error"
        startIcon={<CloseIcon />}
        disabled={disabled || isPending}
        onClick={() => setAsking(true)}
        fullWidth
      >
        {text(isPending ? 'pending' : 'label')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('title')}
        confirmLabel={text('label')}
        pendingLabel={text('pending')}
        pending={isPending}
        destructive
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {translate(`order.actions.reject.money.${moneyOfRejection(order.payment_status)}`, {
          total: formatBRL(order.total),
        })}{' '}
        {text('text')}
        <TextField
          label={text('reason')}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setProblem(null)
          }}
          required
          multiline
          minRows={2}
          margin="none"
          error={problem !== null}
          helperText={problem ?? text('reason_hint')}
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { maxLength: REJECT_REASON_MAX } }}
        />
      </ConfirmDialog>
    </>
  )
}
