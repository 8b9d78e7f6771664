import CloseIcon from '@mui/icons-material/Close'
import { canReject } from '#domain/orders/orderActions'
import type { Order } from '#domain/wire/order'
import { ActionButton } from './ActionButton'

/** Rejects a pending or an accepted order, and cancels it with that (spec §4, R30). */
export function RejectButton({ order, disabled }: { order: Order; disabled: boolean }) {
  if (!canReject(order)) return null
  return (
    <ActionButton
      texts="order.actions.reject"
      run={(dataProvider) => dataProvider.rejectOrder(order.id)}
      variant="outlined"
      color="error"
      startIcon={<CloseIcon />}
      confirm
      destructive
      disabled={disabled}
      fullWidth
    />
  )
}
