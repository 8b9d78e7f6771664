import { refundable, type PaidFacts } from '../orders/orderRefund'
import { formatBRL } from '../values/money'
import type { ReturnReason } from './returnReasons'

/** A line of the order as it was sold. */
export interface SoldLine {
  id: string
  quantity: number
  /** Bottles of it that reached the buyer. */
  delivered: number
  /** Cents paid for all its bottles. */
  paid: number
}

interface Returned {
  items: readonly { id: string; quantity: number }[]
}

export interface ReturnAmount {
  /** Cents for the bottles, and of the freight; together never more than can be given back. */
  bottles: number
  freight: number
}

/**
 * What a return gives back. A line's bottles are counted from the whole each time, so that parts come to exactly the
 * line (R51). The freight goes back when nothing of the order is left with the buyer: with a withdrawal all sums do
 * (CDC, art. 49, sole paragraph), and a defect of everything leaves the buyer nothing to have paid freight for (art. 18).
 * Bottles that never left keep it back until they were given back otherwise.
 *
 * @param lines all lines of the order
 * @param settled the returns whose money is back already, with its cents
 * @param freight cents that the order's delivery cost
 */
export function returnAmount(
  one: Returned,
  {
    lines,
    settled,
    freight,
    paid,
  }: {
    lines: readonly SoldLine[]
    settled: readonly (Returned & { given: ReturnAmount })[]
    freight: number
    paid: PaidFacts
  },
): ReturnAmount {
  const back = (returns: readonly Returned[], lineId: string): number =>
    returns
      .flatMap(({ items }) => items)
      .filter(({ id }) => id === lineId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
  const worth = (returns: readonly Returned[]): number =>
    lines.reduce((sum, line) => sum + share(line, back(returns, line.id)), 0)
  const all = [...settled, one]
  const given = settled.reduce(
    (sum, { given: { bottles, freight: part } }) => sum + bottles + part,
    0,
  )
  const unsent = lines.reduce(
    (sum, line) => sum + line.paid - share(line, Math.min(line.delivered, line.quantity)),
    0,
  )
  const isWhole =
    lines.every((line) => back(all, line.id) >= line.delivered) && unsent <= paid.refunded - given
  const left = refundable(paid)
  const bottles = Math.min(left, worth(all) - worth(settled))
  return { bottles, freight: isWhole ? Math.min(left - bottles, freight) : 0 }
}

/** Whether staff may give less back than the bottles come to: not of a withdrawal (CDC, art. 49, sole paragraph). */
export const mayBeLowered = (reason: ReturnReason): boolean => reason !== 'withdrawal'

/** A sum that has not gone back yet, as the buyer is told of it: no more than staff may hold to. */
export const promisedSum = (reason: ReturnReason, sum: string): string =>
  mayBeLowered(reason) ? `até ${sum}` : sum

/**
 * Why this amount cannot go back for a return, in Portuguese, or null. Staff may give less than the bottles cost, but not for
 * a withdrawal, with which everything goes back (CDC, art. 49, sole paragraph).
 *
 * @param whole what the bottles and the freight come to
 * @param amount cents; null for what is no amount
 */
export function loweredProblem(
  reason: ReturnReason,
  whole: ReturnAmount,
  amount: number | null,
): string | null {
  const most = whole.bottles + whole.freight
  if (amount === null || !Number.isInteger(amount) || amount < Math.min(1, most))
    return 'Informe o valor a reembolsar.'
  if (amount > most) return `Por estas garrafas, só é possível reembolsar até ${formatBRL(most)}.`
  return !mayBeLowered(reason) && amount < most
    ? `Na desistência tudo volta ao cliente (CDC, art. 49): reembolse ${formatBRL(most)}.`
    : null
}

/** An amount in its two parts: of what is given back, bottles come first (R57). */
export const inParts = (whole: ReturnAmount, amount: number): ReturnAmount => {
  const bottles = Math.min(amount, whole.bottles)
  return { bottles, freight: amount - bottles }
}

/** Cents of so many bottles of a line, half up, without a fraction on the way. */
const share = ({ paid, quantity }: SoldLine, bottles: number): number =>
  Number(
    (BigInt(paid) * BigInt(Math.min(bottles, quantity)) * 2n + BigInt(quantity)) /
      (2n * BigInt(quantity)),
  )
