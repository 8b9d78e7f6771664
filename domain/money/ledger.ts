/**
 * What the ledger knows (design §10): kinds of entries, and the entries that a capture or a refund causes. Cents everywhere.
 * Entries are never changed; every balance is a sum of them.
 */

/** Kinds of entries, with the words of a statement. */
export const LEDGER_KINDS = {
  sale: 'Venda de garrafas',
  shipping: 'Frete',
  commission: 'Comissão',
  refund: 'Devolução ao comprador',
  commission_returned: 'Comissão devolvida',
  adjustment: 'Ajuste',
  payout: 'Repasse',
  payout_returned: 'Repasse não realizado',
} as const
export type LedgerKind = keyof typeof LEDGER_KINDS
export const LEDGER_KIND_KEYS = Object.keys(LEDGER_KINDS) as [LedgerKind, ...LedgerKind[]]

/** Kinds that belong to an order. */
export type OrderEntryKind = Exclude<LedgerKind, 'adjustment' | 'payout' | 'payout_returned'>

export interface OrderEntry {
  kind: OrderEntryKind
  /** Cents; negative for what the seller does not get. Never 0. */
  amount: number
}

/** What an order comes to when all of it is captured, in cents: total paid by the buyer, freight in it, commission on it. */
export interface OrderTerms {
  total: number
  shipping: number
  commission: number
}

/** What the ledger already holds of an order, in cents, all positive. */
export interface BookedOrder {
  captured: number
  shipping: number
  commission: number
  refunded: number
  returned: number
}

export const NOTHING_BOOKED: BookedOrder = {
  captured: 0,
  shipping: 0,
  commission: 0,
  refunded: 0,
  returned: 0,
}

export interface Booking {
  entries: OrderEntry[]
  booked: BookedOrder
}

/**
 * The entries of one capture. Freight and commission follow the captured part of the order, counted from the whole each
 * time, so that parts come to exactly the whole (R51).
 *
 * @throws RangeError for less than a cent
 */
export function bookCapture(terms: OrderTerms, booked: BookedOrder, cents: number): Booking {
  mustBePositive(cents)
  const captured = booked.captured + cents
  const part = Math.min(captured, terms.total)
  const shipping = share(terms.shipping, part, terms.total)
  const commission = share(terms.commission, part, terms.total)
  const freight = shipping - booked.shipping
  return {
    entries: written([
      { kind: 'sale', amount: cents - freight },
      { kind: 'shipping', amount: freight },
      { kind: 'commission', amount: booked.commission - commission },
    ]),
    booked: { ...booked, captured, shipping, commission },
  }
}

/**
 * The entries of one refund: what the buyer gets back, and the commission on it, which the seller gets back. Counted from
 * the whole each time: refunding everything, in any parts, returns exactly the whole commission (R51).
 *
 * @param bottles cents of the order's bottles that came back or are never sent
 * @throws RangeError for less than a cent, or more than was captured
 */
export function bookRefund(booked: BookedOrder, cents: number, bottles = 0): Booking {
  mustBePositive(cents)
  const refunded = booked.refunded + cents
  if (refunded > booked.captured)
    throw new RangeError(`refunded ${refunded} of ${booked.captured} captured cents`)
  const { entries, booked: after } = bookBottlesBack({ ...booked, refunded }, bottles)
  return { entries: [{ kind: 'refund', amount: -cents }, ...entries], booked: after }
}

/**
 * The commission that is still to go back for what was refunded: of bottles that came back or are never sent all of it, of
 * an amount alone its part of the order, as nobody can tell whether it is for bottles or for freight (decision 07).
 *
 * @param bottles cents of these bottles; they may be told later than their money went back
 */
export function bookBottlesBack(booked: BookedOrder, bottles: number): Booking {
  const goods = booked.captured - booked.shipping
  const returned = Math.max(
    // A capture after a refund can move the share by a cent; what was returned is never taken back.
    booked.returned,
    share(booked.commission, booked.refunded, booked.captured),
    share(booked.commission, Math.min(bottles, booked.refunded, goods), goods),
  )
  return {
    entries: written([{ kind: 'commission_returned', amount: returned - booked.returned }]),
    booked: { ...booked, returned },
  }
}

/** `whole * part / of` in cents, exactly, rounded half up. */
function share(whole: number, part: number, of: number): number {
  if (of <= 0) return 0
  return Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)))
}

const written = (entries: OrderEntry[]): OrderEntry[] =>
  entries.filter(({ amount }) => amount !== 0)

function mustBePositive(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents <= 0)
    throw new RangeError(`not an amount in whole cents above zero: ${cents}`)
}
