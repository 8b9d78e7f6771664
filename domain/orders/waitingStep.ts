import { APPROVAL_HOURS } from '../limits'
import { canAccept, remainingItems, type OrderFacts } from './orderActions'
import { isGivenBack } from './paymentStatus'
import { readSellerApproval } from './sellerApproval'

/** What an order waits for its seller to do, most urgent first (issue 14.1). */
export const WAITING_STEPS = ['approve', 'ship', 'pack'] as const
export type WaitingStep = (typeof WAITING_STEPS)[number]

/**
 * The seller's next step: answer the order, tell the tracking code of a package that is packed, pack what is left. Null
 * when it is not the seller's turn, as when everything was given back. The read model says the same in SQL (read_model.waiting_step).
 */
export function waitingStep(order: OrderFacts): WaitingStep | null {
  if (order.status === 'canceled' || order.status === 'completed' || isGivenBack(order)) return null
  if (canAccept(order)) return 'approve'
  if (readSellerApproval(order.metadata) !== 'accepted') return null
  const active = (order.fulfillments ?? []).filter((one) => !one.canceled_at)
  if (active.some((one) => !one.shipped_at && !one.delivered_at)) return 'ship'
  return remainingItems(order).length > 0 ? 'pack' : null
}

/** Until when a seller should have answered an order (docs/decisions/095). Nothing happens by itself after it. */
export const approvalDeadline = (placedAt: string | Date): Date =>
  new Date(new Date(placedAt).getTime() + APPROVAL_HOURS * 3_600_000)

/** Hours until the deadline, rounded down; negative when it has passed. */
export const hoursToApprove = (placedAt: string | Date, now: Date): number =>
  Math.floor((approvalDeadline(placedAt).getTime() - now.getTime()) / 3_600_000)
