/** A producer who rejects more than this share of the orders is looked at; of at least so many, in so many days. */
export const LOW_ACCEPTANCE = { rejectedShare: 0.2, decisionsMin: 5, days: 90 } as const

/** How a producer sells is read of the orders answered in so many days, of the newest so many. */
export const SELLING = { days: LOW_ACCEPTANCE.days, orders: 1_000 } as const

/** A share in percent with one decimal; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1_000 * part) / whole) / 10
