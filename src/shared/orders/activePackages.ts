import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'

/** The packages that were not canceled, the oldest first: a package's number is its place here, from 1. */
export function activePackages(order: Pick<Order, 'fulfillments'>): Fulfillment[] {
  return order.fulfillments
    .filter((one) => !one.canceled_at)
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
}
