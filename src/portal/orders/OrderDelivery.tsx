import { shownDelivery } from '#domain/orders/orderStage'
import type { Order } from '#domain/orders/orderWire'
import { LateChip } from '../../shared/orders/LateChip'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Fulfilment status: delivery as the wire says it, and what its packages tell before that (spec §4, R28). */
export function OrderDelivery({ order }: { order: Order }) {
  return (
    <>
      <StatusChip {...shownDelivery(order)} />
      <LateChip order={order} />
    </>
  )
}
