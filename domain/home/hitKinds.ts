/** What the search over everything finds, in the order in which it is shown: a producer before its wines (issue 32.3). */
export const HIT_KINDS = ['seller', 'wine', 'order', 'application', 'person'] as const
export type HitKind = (typeof HIT_KINDS)[number]
