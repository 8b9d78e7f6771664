import { formatDecimal } from '#domain/decimal'
import type { Order } from '#domain/wire/order'

/** The item count of the list: the sum of the quantities (spec §2), ready to read. */
export function orderedBottles(order: Pick<Order, 'items'>): string {
  return formatDecimal(order.items.reduce((sum, item) => sum + item.quantity, 0))
}
