/** Why a wine needs its seller, most urgent first (issue 14.1). The read model says which. */
export const WINE_ATTENTIONS = ['refused', 'sold_out', 'low'] as const
export type WineAttention = (typeof WINE_ATTENTIONS)[number]

/** The reason that the database gives when the last bottle goes (decision 13). */
export const SOLD_OUT_REASON = 'Sem estoque'
