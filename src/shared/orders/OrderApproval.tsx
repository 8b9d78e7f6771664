import { asksForApproval } from '#domain/orders/orderAsks'
import { sellerApprovalColor, sellerApprovalLabel } from '#domain/orders/sellerApproval'
import type { Order } from '#domain/orders/orderWire'
import { RowStatus } from '../../kit/list/RowStatus'

/** The seller's own answer to the order (spec §4). */
export function OrderApproval({ order }: { order: Order }) {
  return (
    <RowStatus
      label={sellerApprovalLabel(order.metadata)}
      color={sellerApprovalColor(order.metadata)}
      asks={asksForApproval(order)}
    />
  )
}
