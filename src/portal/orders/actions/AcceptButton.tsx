import CheckIcon from '@mui/icons-material/Check'
import { canAccept } from '#domain/orders/orderActions'
import { isPaid } from '#domain/orders/orderCapture'
import type { Order } from '#domain/orders/orderWire'
import type { ButtonProps } from '@mui/material/Button'
import { ActionButton } from './ActionButton'

interface Props extends Required<Pick<ButtonProps, 'variant'>> {
  order: Order
  disabled: boolean
}

/** Approves an order that waits for the seller's answer, after a question when it is not paid (spec §4 Seller approval). */
export function AcceptButton({ order, disabled, variant }: Props) {
  if (!canAccept(order)) return null
  return (
    <ActionButton
      texts="order.actions.accept"
      run={(dataProvider) => dataProvider.acceptOrder(order.id)}
      variant={variant}
      startIcon={<CheckIcon />}
      confirm={!isPaid(order)}
      disabled={disabled}
      fullWidth
    />
  )
}
