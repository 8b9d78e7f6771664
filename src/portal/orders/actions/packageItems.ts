import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'

/** The lines of a package; one that names none holds the whole order (spec §7 shipments). */
export function packageItems(
  order: Pick<Order, 'items'>,
  fulfillment: Pick<Fulfillment, 'items'>,
): { id: string; quantity: number }[] {
  const named = fulfillment.items?.flatMap(({ line_item_id, quantity }) =>
    line_item_id ? [{ id: line_item_id, quantity }] : [],
  )
  return named ?? order.items.map(({ id, quantity }) => ({ id, quantity }))
}
