import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order, OrderItem } from '#domain/orders/orderWire'
import { packageItems } from './actions/packageItems'

/** The order's lines with the quantity that is in this package. */
export function packageLines(order: Pick<Order, 'items'>, one: Fulfillment): OrderItem[] {
  return packageItems(order, one).flatMap(({ id, quantity }) => {
    const item = order.items.find((line) => line.id === id)
    return item ? [{ ...item, quantity }] : []
  })
}
