import { remainingItems } from '#domain/orders/orderActions'
import type { Order, OrderItem } from '#domain/orders/orderWire'
import { packageLines } from '../packageLines'
import { activePackages } from '../../../shared/orders/activePackages'

/** One sheet: what goes into one box of an order. */
export interface Box {
  order: Order
  displayId: number
  isLate?: boolean | undefined
  lines: readonly OrderItem[]
  /** Which package of how many, null while bottles are left to pack; absent while the order has none. */
  box?: { id: string; number: number; of: number | null; waits: boolean }
}

/** The boxes of an order: a sheet for each package, or for the order while it has none; none where nothing is to be packed. */
export function boxesOf(order: Order): Box[] {
  const packages = activePackages(order)
  const displayId = order.display_id ?? 0
  const isLate = order.is_late
  const left = remainingItems(order)
  if (packages.length === 0)
    return left.length > 0 ? [{ order, displayId, isLate, lines: left }] : []
  return packages.map((one, index) => ({
    order,
    displayId,
    isLate,
    lines: packageLines(order, one),
    box: {
      id: one.id,
      number: index + 1,
      of: left.length > 0 ? null : packages.length,
      waits: !one.shipped_at && !one.delivered_at,
    },
  }))
}

/** What is to be sent: the packages that wait, and beside them what is in none. */
export function boxesToSend(order: Order): Box[] {
  const waiting = boxesOf(order).filter(({ box }) => box?.waits)
  const lines = remainingItems(order)
  if (lines.length === 0) return waiting
  const { display_id, is_late } = order
  return [...waiting, { order, displayId: display_id ?? 0, isLate: is_late, lines }]
}

/** What is to be sent; of an order that has left, all boxes, as who asks for them wants a copy. */
export function boxesToPack(order: Order): Box[] {
  const boxes = boxesToSend(order)
  return boxes.length > 0 ? boxes : boxesOf(order)
}
