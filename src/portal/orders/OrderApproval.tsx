import { sellerApprovalColor, sellerApprovalLabel } from '#domain/orders/sellerApproval'
import type { Order } from '#domain/orders/orderWire'
import { StatusChip } from '../../kit/ui/StatusChip'

/** The seller's own answer to the order (spec §4). */
export function OrderApproval({ order }: { order: Order }) {
  return (
    <StatusChip
      label={sellerApprovalLabel(order.metadata)}
      color={sellerApprovalColor(order.metadata)}
    />
  )
}
