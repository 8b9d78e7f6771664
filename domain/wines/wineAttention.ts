/**
 * Why a wine needs its seller, most urgent first (issues 14.1, 31.1), and a filter of the seller's list: staff refused it or sent
 * it back, it is sold out, few are left, it has no retail price, or nothing but publishing is left. The read model says which.
 */
export const WINE_ATTENTIONS = ['refused', 'sold_out', 'low', 'price', 'publish'] as const
export type WineAttention = (typeof WINE_ATTENTIONS)[number]

/** The reason that the database gives when the last bottle goes (decision 13). */
export const SOLD_OUT_REASON = 'Sem estoque'
