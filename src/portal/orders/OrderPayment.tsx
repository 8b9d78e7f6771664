import { paymentStatusLabel } from '#domain/orders/paymentStatus'
import type { Order } from '#domain/orders/orderWire'

/** Payment status (spec §4): the buyer's matter, nothing that the producer is asked for. */
export function OrderPayment({ order }: { order: Order }) {
  return <span>{paymentStatusLabel(order.payment_status)}</span>
}
