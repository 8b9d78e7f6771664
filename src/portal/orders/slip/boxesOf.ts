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
  /** Which package of how many; absent while the order has none. */
  box?: { id: string; number: number; of: number; waits: boolean }
}

/** The boxes of an order: a sheet for each package, or for the order while it has none. */
export function boxesOf(order: Order): Box[] {
  const packages = activePackages(order)
  const displayId = order.display_id ?? 0
  const isLate = order.is_late
  if (packages.length === 0) return [{ order, displayId, isLate, lines: remainingItems(order) }]
  return packages.map((one, index) => ({
    order,
    displayId,
    isLate,
    lines: packageLines(order, one),
    box: {
      id: one.id,
      number: index + 1,
      of: packages.length,
      waits: !one.shipped_at && !one.delivered_at,
    },
  }))
}

/** The boxes that are still here; those of an order that has left, all of them, as who asks for them wants a copy. */
export function boxesToPack(order: Order): Box[] {
  const boxes = boxesOf(order)
  const waiting = boxes.filter(({ box }) => !box || box.waits)
  return waiting.length > 0 ? waiting : boxes
}
