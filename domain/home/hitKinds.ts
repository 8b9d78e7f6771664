/** What the search over everything finds, in the order in which it is shown. */
export const HIT_KINDS = ['wine', 'order', 'seller', 'application'] as const
export type HitKind = (typeof HIT_KINDS)[number]
