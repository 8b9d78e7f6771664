import { formatDecimal } from '#domain/values/decimal'
import type { Order } from '#domain/wire/order'
import { countBottles } from './countBottles'

/** The item count of the list, ready to read. */
export function orderedBottles(order: Pick<Order, 'items'>): string {
  return formatDecimal(countBottles(order.items))
}
