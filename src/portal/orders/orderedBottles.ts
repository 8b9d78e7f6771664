import { formatDecimal } from '#domain/values/decimal'
import type { Order } from '#domain/orders/orderWire'
import { countBottles } from './countBottles'

/** The item count of the list, ready to read. */
export function orderedBottles(order: Pick<Order, 'items'>): string {
  return formatDecimal(countBottles(order.items))
}
