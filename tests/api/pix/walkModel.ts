import { portion } from '../../support/walks'

/*
 * The plain model: what somebody with pen and paper would know of orders that are paid by PIX. It knows nothing of tables, jobs or
 * the bank's calls. Cents.
 */

export interface Payment {
  id: string
  txid: string
  cents: number
  /** Why it was booked for no order when it came in. */
  problem: 'late' | 'other_amount' | 'twice' | 'unknown' | null
  state: 'booked' | 'waiting' | 'given_back' | 'dismissed'
  /** Whether staff have to decide about it. */
  isOpen: boolean
  /** What of an order's refunds the bank did not carry out since the last decision, and nobody asked for again. */
  owed: number
  refunds: Refund[]
}

interface Refund {
  cents: number
  /** By the bank; else it was refused and undone. */
  isCarriedOut: boolean
  /** Else it gave back a payment that was booked for no order. */
  isOfOrder: boolean
}

export interface Paper {
  id: string
  txid: string
  /** Of the buyer's page. */
  token: string
  /** Index among the shop's wines. */
  wine: number
  bottles: number
  goods: number
  freight: number
  /** On all bottles. */
  commission: number
  state: 'unpaid' | 'paid' | 'ended' | 'canceled'
  isAccepted: boolean
  payments: Payment[]
  /** What was done, for who looks for a fault. */
  log: string[]
}

const sum = (amounts: readonly { cents: number }[]): number =>
  amounts.reduce((total, { cents }) => total + cents, 0)

export const totalOf = ({ goods, freight }: Paper): number => goods + freight

const bookedOf = ({ payments }: Paper): Payment | undefined =>
  payments.find(({ state }) => state === 'booked')

export const refundedOf = (order: Paper): number =>
  sum((bookedOf(order)?.refunds ?? []).filter((one) => one.isCarriedOut && one.isOfOrder))

/** What of an order's money has not gone back. */
export const leftOf = (order: Paper): number =>
  bookedOf(order) ? totalOf(order) - refundedOf(order) : 0

const received = (
  paid: Pick<Payment, 'id' | 'txid' | 'cents'>,
  problem: Payment['problem'],
): Payment => ({
  ...paid,
  problem,
  state: problem ? 'waiting' : 'booked',
  isOpen: problem !== null,
  owed: 0,
  refunds: [],
})

/** Money that came in for no order of ours. */
export const stray = (paid: Pick<Payment, 'id' | 'txid' | 'cents'>): Payment =>
  received(paid, 'unknown')

/** Somebody pays: the right amount in time is booked, once; anything else waits for staff. */
export function payIn(order: Paper, id: string, cents: number): void {
  const problem =
    order.state === 'paid' || order.state === 'canceled'
      ? 'twice'
      : cents !== totalOf(order)
        ? 'other_amount'
        : order.state === 'ended'
          ? 'late'
          : null
  order.payments.push(received({ id, txid: order.txid, cents }, problem))
  if (!problem) order.state = 'paid'
}

/** An order of which everything was to go back has ended, also when the bank keeps it. */
export function refund(order: Paper, cents: number, isCarriedOut: boolean): void {
  const booked = bookedOf(order)
  if (!booked) throw new Error('nothing was booked')
  if (cents === leftOf(order) && !isCarriedOut) order.state = 'canceled'
  booked.refunds.push({ cents, isCarriedOut, isOfOrder: true })
  booked.owed = Math.max(0, booked.owed - cents) + (isCarriedOut ? 0 : cents)
  booked.isOpen = booked.owed > 0
}

export function reject(order: Paper, isCarriedOut: boolean): void {
  if (leftOf(order) > 0) refund(order, leftOf(order), isCarriedOut)
  order.state = 'canceled'
}

export function giveBack(payment: Payment, isCarriedOut: boolean): void {
  payment.refunds.push({ cents: payment.cents, isCarriedOut, isOfOrder: false })
  payment.state = 'given_back'
  payment.isOpen = !isCarriedOut
}

export function dismiss(payment: Payment): void {
  if (payment.state === 'waiting') payment.state = 'dismissed'
  payment.isOpen = false
  payment.owed = 0
}

export const canBookLate = (order: Paper, payment: Payment): boolean =>
  payment.problem === 'late' && payment.state !== 'booked' && order.state === 'ended'

export function bookLate(order: Paper, payment: Payment): void {
  payment.state = 'booked'
  payment.isOpen = false
  order.state = 'paid'
}

/** Two paid at once, and the bank told of the second first: that one is booked. */
export function untangle(order: Paper, isListed: (id: string) => boolean): void {
  const first = bookedOf(order)
  const other = order.payments.find(
    ({ problem, cents }) => problem === 'twice' && cents === first?.cents,
  )
  if (!first || !other || first.isOpen || !isListed(first.id) || isListed(other.id)) return
  ;[first.id, other.id] = [other.id, first.id]
}

/** What 'PIX recebidos' says of a payment, of an order or a stray one; null: it is not in the list. */
export function listed(payment: Payment, order?: Paper) {
  if (!payment.isOpen) return null
  if (payment.state === 'booked') return { problem: 'refund_failed', amount: payment.owed }
  // its order was paid by another one since
  const isTooMany = payment.problem === 'late' && order !== undefined && bookedOf(order)
  return { problem: isTooMany ? 'twice' : payment.problem, amount: payment.cents }
}

const commissionBack = (order: Paper): number =>
  portion(order.commission, Math.min(refundedOf(order), order.goods), order.goods)

/** What the order leaves in the ledger: each kind of entry that is not zero. */
export function ledger(order: Paper): Record<string, number> {
  if (!bookedOf(order)) return {}
  const entries = {
    sale: order.goods,
    shipping: order.freight,
    commission: -order.commission,
    refund: -refundedOf(order),
    commission_returned: commissionBack(order),
  }
  return Object.fromEntries(Object.entries(entries).filter(([, cents]) => cents !== 0))
}

/** What the buyer's page says. */
export function buyersPage(order: Paper) {
  const isBack = bookedOf(order) !== undefined && leftOf(order) === 0
  const isWaiting = order.payments.some(({ state }) => state === 'waiting')
  const state = {
    unpaid: isWaiting ? 'checking' : 'waiting',
    ended: isWaiting ? 'checking' : 'expired',
    paid: order.isAccepted ? 'preparing' : 'paid',
    canceled: 'canceled',
  }[order.state]
  return {
    state: isBack ? 'refunded' : state,
    total: totalOf(order),
    paid: sum(order.payments),
    back: sum(order.payments.flatMap(({ refunds }) => refunds.filter((one) => one.isCarriedOut))),
  }
}

/** What the seller's page of the order says. */
export function sellersPage(order: Paper) {
  const isOver = order.state === 'ended' || order.state === 'canceled'
  const kept = order.commission - commissionBack(order)
  const paid =
    refundedOf(order) === 0 ? 'captured' : leftOf(order) === 0 ? 'refunded' : 'partially_refunded'
  return {
    status: isOver ? 'canceled' : 'pending',
    payment_status: bookedOf(order) ? paid : order.state === 'ended' ? 'canceled' : 'awaiting',
    // also of an order that has ended, while its money is here
    commission:
      isOver && leftOf(order) === 0
        ? null
        : {
            refunded_amount: refundedOf(order),
            amount: kept,
            net_amount: totalOf(order) - refundedOf(order) - kept,
          },
  }
}

/** What the bank has: each payment with what went back of it and what it refused. */
export const atBank = (payments: readonly Payment[]): AtBank[] =>
  inSequence(
    payments.map(({ id, cents, refunds }) => ({
      id,
      cents,
      refunds: refunds.map(
        (one) => `${one.isCarriedOut ? 'DEVOLVIDO' : 'NAO_REALIZADO'} ${one.cents}`,
      ),
    })),
  )

export interface AtBank {
  id: string
  cents: number
  refunds: string[]
}

export const inSequence = (payments: readonly AtBank[]): AtBank[] =>
  payments
    .map((one) => ({ ...one, refunds: one.refunds.toSorted() }))
    .toSorted((a, b) => a.id.localeCompare(b.id))

/** Bottles that are reserved for it. */
export const reserved = (order: Paper): number =>
  order.state === 'unpaid' || (order.state === 'paid' && leftOf(order) > 0) ? order.bottles : 0
