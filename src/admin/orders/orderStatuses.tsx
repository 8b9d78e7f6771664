import { shownDelivery } from '#domain/orders/orderStage'
import { paymentStatusColor, paymentStatusLabel } from '#domain/orders/paymentStatus'
import { sellerApprovalColor, sellerApprovalLabel } from '#domain/orders/sellerApproval'
import type { Order } from '#domain/orders/orderWire'
import { LateChip } from '../../shared/orders/LateChip'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Payment, the seller's answer and delivery of an order (spec §4). */
export const ORDER_STATUSES = {
  payment: (order: Order) => (
    <StatusChip
      label={paymentStatusLabel(order.payment_status)}
      color={paymentStatusColor(order.payment_status)}
    />
  ),
  approval: (order: Order) => (
    <StatusChip
      label={sellerApprovalLabel(order.metadata)}
      color={sellerApprovalColor(order.metadata)}
    />
  ),
  delivery: (order: Order) => (
    <>
      <StatusChip {...shownDelivery(order)} />
      <LateChip order={order} />
    </>
  ),
}
