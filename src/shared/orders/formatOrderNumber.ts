import type { Order } from '#domain/orders/orderWire'

/** '#1042' (spec §2). */
export function formatOrderNumber(order: Pick<Order, 'display_id'>): string {
  return `#${String(order.display_id ?? '')}`
}
