import { Modules } from '@medusajs/framework/utils'
import type { LockedOrder, OrderFulfillment } from './lockOrder'

/** The named package of the order. */
export function fulfillmentOf(order: LockedOrder, fulfillmentId: string): OrderFulfillment {
  const found = order.fulfillments.find((one) => one.id === fulfillmentId)
  if (!found) throw new Error(`The order has no fulfilment ${fulfillmentId}`)
  return found
}

/** Bottles of a package by line of the order, as the engine's order wants them. */
function linesOfFulfillment(one: OrderFulfillment): { id: string; quantity: number }[] {
  const lines = new Map<string, number>()
  for (const { line_item_id, quantity } of one.items)
    lines.set(line_item_id, (lines.get(line_item_id) ?? 0) + quantity)
  return [...lines].map(([id, quantity]) => ({ id, quantity }))
}

/** A package as the engine's order module names it in each of its steps. */
export const engineFulfillment = (order: LockedOrder, one: OrderFulfillment, actorId: string) => ({
  order_id: order.id,
  reference: Modules.FULFILLMENT,
  reference_id: one.id,
  created_by: actorId,
  items: linesOfFulfillment(one),
})
