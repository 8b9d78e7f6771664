import { paymentStatusColor, paymentStatusLabel } from '#domain/orders/paymentStatus'
import type { Order } from '#domain/orders/orderWire'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Payment status (spec §4). */
export function OrderPayment({ order }: { order: Order }) {
  return (
    <StatusChip
      label={paymentStatusLabel(order.payment_status)}
      color={paymentStatusColor(order.payment_status)}
    />
  )
}
