import CloseIcon from '@mui/icons-material/Close'
import { REJECT_REASON_MAX } from '#domain/limits'
import { canReject } from '#domain/orders/orderActions'
import { moneyOfRejection } from '#domain/orders/rejection'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { ReasonDialog } from '../../../kit/ui/ReasonDialog'
import { useOrderAction } from './useOrderAction'

interface Props {
  order: Order
  disabled: boolean
  onPress: () => void
}

/** Asks to reject a pending or an accepted order (spec §4, R30, R60). */
export function RejectButton({ order, disabled, onPress }: Props) {
  const translate = useTranslate()
  if (!canReject(order)) return null
  return (
    <Button
      variant="text"
      color="error"
      startIcon={<CloseIcon />}
      disabled={disabled}
      onClick={onPress}
      fullWidth
    >
      {translate('order.actions.reject.label')}
    </Button>
  )
}

/**
 * Rejects the order, and cancels it with that; asks for the reason, which the buyer reads. When a colleague is faster it stays,
 * with what was typed, and the server says what has happened.
 */
export function RejectDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const translate = useTranslate()
  const { act, failed } = useOrderAction({
    texts: 'order.actions.reject',
    inDialog: true,
    run: (dataProvider, reason: string) => dataProvider.rejectOrder(order.id, reason),
  })
  const text = (key: string, values = {}) => translate(`order.actions.reject.${key}`, values)
  const money = text(`money.${moneyOfRejection(order.payment_status)}`, {
    total: formatBRL(order.total),
  })
  return (
    <ReasonDialog
      title={text('title')}
      text={`${money} ${text('text')}`}
      label={text('reason')}
      hint={text('reason_hint')}
      maxLength={REJECT_REASON_MAX}
      confirmLabel={text('label')}
      pendingLabel={text('pending')}
      destructive
      failed={failed}
      onConfirm={act}
      onClose={onClose}
    />
  )
}
