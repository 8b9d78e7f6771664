/** A producer who rejects more than this share of the orders is looked at; of at least so many, in so many days. */
export const LOW_ACCEPTANCE = { rejectedShare: 0.2, decisionsMin: 5, days: 90 } as const
