/**
 * What the ledger knows (design §10): kinds of entries, and the entries that a capture or a refund causes. Cents everywhere.
 * Entries are never changed; every balance is a sum of them.
 */

/** Kinds of entries, with the words of a statement. */
export const LEDGER_KINDS = {
  sale: 'Venda de garrafas',
  shipping: 'Frete',
  commission: 'Comissão',
  refund: 'Reembolso ao comprador',
  commission_returned: 'Comissão reembolsada',
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

/** @param sums of the order's entries, in cents, by kind */
export function bookedOf(sums: Partial<Record<OrderEntryKind, number>>): BookedOrder {
  const { sale = 0, shipping = 0, commission = 0, refund = 0, commission_returned = 0 } = sums
  return {
    captured: sale + shipping,
    shipping,
    commission: 0 - commission,
    refunded: 0 - refund,
    returned: commission_returned,
  }
}

export const NOTHING_BOOKED = bookedOf({})

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
  return withCommissionBack(
    [
      { kind: 'sale', amount: cents - freight },
      { kind: 'shipping', amount: freight },
      { kind: 'commission', amount: booked.commission - commission },
    ],
    { ...booked, captured, shipping, commission },
  )
}

/**
 * The entries of one refund: what the buyer gets back, and the commission on it, which the seller gets back.
 *
 * @throws RangeError for less than a cent, or more than was captured
 */
export function bookRefund(booked: BookedOrder, cents: number): Booking {
  mustBePositive(cents)
  const refunded = booked.refunded + cents
  if (refunded > booked.captured)
    throw new RangeError(`refunded ${refunded} of ${booked.captured} captured cents`)
  return withCommissionBack([{ kind: 'refund', amount: -cents }], { ...booked, refunded })
}

/**
 * The entries that undo a refund which the bank did not carry out: the buyer's money is the seller's again, and the commission on
 * it is due again. They are of the kinds of the refund with the opposite sign, so that every sum is right without knowing them.
 *
 * @throws RangeError for less than a cent, or more than was refunded
 */
export function undoRefund(booked: BookedOrder, cents: number): Booking {
  mustBePositive(cents)
  if (cents > booked.refunded)
    throw new RangeError(`undone ${cents} of ${booked.refunded} refunded cents`)
  const refunded = booked.refunded - cents
  const goods = booked.captured - booked.shipping
  const returned = Math.min(
    booked.returned,
    share(booked.commission, Math.min(refunded, goods), goods),
  )
  const entries: OrderEntry[] = [
    { kind: 'refund', amount: cents },
    { kind: 'commission_returned', amount: returned - booked.returned },
  ]
  return {
    entries: entries.filter(({ amount }) => amount !== 0),
    booked: { ...booked, refunded, returned },
  }
}

/**
 * Adds the commission that is still to go back. Of what is given back, bottles come first (R57). Counted from the whole
 * each time: refunding all bottles, in any parts, returns exactly the whole commission (R51).
 */
function withCommissionBack(entries: OrderEntry[], booked: BookedOrder): Booking {
  const goods = booked.captured - booked.shipping
  const returned = Math.max(
    // A capture after a refund can move the share by a cent; what was returned is never taken back.
    booked.returned,
    share(booked.commission, Math.min(booked.refunded, goods), goods),
  )
  return {
    entries: [
      ...entries,
      { kind: 'commission_returned' as const, amount: returned - booked.returned },
    ].filter(({ amount }) => amount !== 0),
    booked: { ...booked, returned },
  }
}

/** What an order comes to, in cents: one meaning for every page, and the sums of its entries once all is captured. */
export interface OrderFigures {
  /** Paid by the buyer, or to be paid, less `refunded`: the producer's sales. */
  sales: number
  refunded: number
  /** What winex keeps. */
  commission: number
  /** What the producer gets: sales less commission. */
  net: number
}

/**
 * What an order comes to, net of what was given back.
 *
 * @param isOver nothing more is captured of it: what was not, counts no longer
 */
export function orderFigures(
  terms: OrderTerms,
  booked: BookedOrder,
  isOver: boolean,
): OrderFigures {
  const { refunded, returned } = booked
  const whole =
    isOver || booked.captured >= terms.total ? booked : { ...terms, captured: terms.total }
  const sales = whole.captured - refunded
  const commission = whole.commission - returned
  return { sales, refunded, commission, net: sales - commission }
}

/** `whole * part / of` in cents, exactly, rounded half up. */
function share(whole: number, part: number, of: number): number {
  if (of <= 0) return 0
  return Number((2n * BigInt(whole) * BigInt(part) + BigInt(of)) / (2n * BigInt(of)))
}

function mustBePositive(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents <= 0)
    throw new RangeError(`not an amount in whole cents above zero: ${cents}`)
}
