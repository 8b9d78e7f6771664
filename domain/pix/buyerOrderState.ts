import { isPaid } from '../orders/orderCapture'
import { isGivenBack } from '../orders/paymentStatus'
import { readSellerApproval } from '../orders/sellerApproval'

/**
 * Where an order is, as its buyer reads it. `making`: the bank has no code for it yet. `no_code`: it had none in time. `ending`: its time is over and the bank
 * is asked once more. `checking`: money came in that staff must look at. `unpaid`: not to be paid by a code.
 */
export const BUYER_ORDER_STATES = [
  'making',
  'waiting',
  'ending',
  'checking',
  'unpaid',
  'paid',
  'preparing',
  'on_the_way',
  'delivered',
  'no_code',
  'expired',
  'canceled',
  'refunded',
] as const
export type BuyerOrderState = (typeof BUYER_ORDER_STATES)[number]

/** States that end by themselves: the page looks again. */
export const isAwaitingPayment = (state: BuyerOrderState): boolean =>
  state === 'making' || state === 'waiting' || state === 'ending'

/** It has ended without its bottles, or their money went back. */
export const isOver = (state: BuyerOrderState): boolean =>
  state === 'no_code' || state === 'expired' || state === 'canceled' || state === 'refunded'

export interface BuyerOrderFacts {
  status: string
  payment_status: string
  seller_status: string
  /** What is to be done with it next (`read_model.order_stage`). */
  stage: string
  /** Whether any of its bottles have left and not arrived. */
  is_travelling: boolean
  charge: { state: string; has_code: boolean; expires_at: string | Date } | null
  /** Money for it waits for staff. */
  has_waiting_receipt: boolean
}

/** @param now the moment at which the buyer looks */
export function buyerOrderState(facts: BuyerOrderFacts, now: Date): BuyerOrderState {
  const { charge } = facts
  if (isGivenBack(facts)) return 'refunded'
  const hasEnded =
    facts.status === 'canceled' ||
    readSellerApproval({ seller_status: facts.seller_status }) === 'rejected'
  if (!isPaid(facts)) {
    if (facts.has_waiting_receipt) return 'checking'
    if (charge?.state === 'expired') return charge.has_code ? 'expired' : 'no_code'
    if (hasEnded) return 'canceled'
    if (!charge) return 'unpaid'
    if (new Date(charge.expires_at) <= now) return charge.has_code ? 'ending' : 'no_code'
    return charge.has_code ? 'waiting' : 'making'
  }
  if (hasEnded) return 'canceled'
  // no bottle is left to be sent; what else was paid, as the freight, may be kept
  if (facts.stage === 'over') return 'canceled'
  if (facts.stage === 'approve') return 'paid'
  if (facts.stage === 'send') return facts.is_travelling ? 'on_the_way' : 'preparing'
  return facts.stage === 'transit' ? 'on_the_way' : 'delivered'
}
