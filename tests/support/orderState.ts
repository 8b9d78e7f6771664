import type { FulfillmentFacts, OrderFacts } from '#domain/orders/orderActions'
import { readSellerApproval } from '#domain/orders/sellerApproval'

/**
 * The model of an order: which states exist at all (spec §4, R30). The actions of `orderActions.ts` lead from one of
 * them to another, never outside.
 * @returns what is wrong with the state, for tests and repairs, or null
 */
export function orderStateProblem(order: OrderFacts): string | null {
  const approval = readSellerApproval(order.metadata)
  const fulfillments = order.fulfillments ?? []
  const active = fulfillments.filter((one) => !one.canceled_at)
  if (approval === 'rejected' && order.status !== 'canceled') return 'rejected, yet not canceled'
  if (approval !== 'accepted' && fulfillments.length > 0) {
    // An accepted order can be rejected after its packages were unpacked, so canceled ones may remain.
    if (approval === 'pending' || active.length > 0) return 'packed, yet not accepted'
  }
  if (order.status === 'canceled' && active.length > 0) return 'canceled with an active package'
  for (const one of fulfillments) {
    const problem = fulfillmentStateProblem(one)
    if (problem) return problem
  }
  return quantityProblem(order, active)
}

function fulfillmentStateProblem(one: FulfillmentFacts): string | null {
  if (one.canceled_at && one.shipped_at) return 'a shipped package was canceled'
  if (one.canceled_at && one.delivered_at) return 'a delivered package was canceled'
  if (one.shipped_at && one.delivered_at && new Date(one.delivered_at) < new Date(one.shipped_at))
    return 'delivered before it was shipped'
  return null
}

function quantityProblem(order: OrderFacts, active: readonly FulfillmentFacts[]): string | null {
  for (const item of order.items ?? []) {
    const packed = active
      .flatMap((one) => one.items ?? [])
      .filter((line) => line.line_item_id === item.id)
      .reduce((sum, line) => sum + line.quantity, 0)
    if (packed > item.quantity) return 'more bottles packed than ordered'
  }
  return null
}
