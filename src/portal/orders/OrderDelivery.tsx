import { fulfillmentStatusColor, fulfillmentStatusLabel } from '#domain/orders/fulfillmentStatus'
import type { Order } from '#domain/wire/order'
import { StatusChip } from '../../shared/ui/StatusChip'

/** Fulfilment status, which speaks of delivery (spec §4, R28). */
export function OrderDelivery({ order }: { order: Order }) {
  return (
    <StatusChip
      label={fulfillmentStatusLabel(order.fulfillment_status)}
      color={fulfillmentStatusColor(order.fulfillment_status)}
    />
  )
}
