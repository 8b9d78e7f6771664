import CheckIcon from '@mui/icons-material/Check'
import { canAccept } from '#domain/orders/orderActions'
import { isPaid } from '#domain/orders/orderCapture'
import type { Order } from '#domain/orders/orderWire'
import { ActionButton } from './ActionButton'

/** Approves an order that waits for the seller's answer, after a question when it is not paid (spec §4 Seller approval). */
export function AcceptButton({ order, disabled }: { order: Order; disabled: boolean }) {
  if (!canAccept(order)) return null
  return (
    <ActionButton
      texts="order.actions.accept"
      run={(dataProvider) => dataProvider.acceptOrder(order.id)}
      variant="contained"
      startIcon={<CheckIcon />}
      confirm={!isPaid(order)}
      disabled={disabled}
      fullWidth
    />
  )
}
