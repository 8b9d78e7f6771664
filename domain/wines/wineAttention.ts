import { LOW_STOCK_BOTTLES } from '../limits'

/** Why a wine needs its seller, most urgent first (issue 14.1). The read model says the same in SQL. */
export const WINE_ATTENTIONS = ['refused', 'sold_out', 'low'] as const
export type WineAttention = (typeof WINE_ATTENTIONS)[number]

/** What is known of a wine and of the last step of its status. */
export interface AttentionFacts {
  status: string
  /** Bottles available. */
  stock: number
  /** Bottles at which the seller wants to be told; null: the usual number. 0: never. */
  lowStock: number | null
  lastStep: { to: string; by: 'user' | 'seller' | 'system'; reason: string | null } | null
}

/** The reason that the database gives when the last bottle goes (decision 030). */
export const SOLD_OUT_REASON = 'Sem estoque'

/**
 * Staff refused it or sent it back; the shop sold its last bottle; or it is on sale and few are left. A wine whose
 * stock the seller emptied asks for nothing: they know.
 */
export function wineAttention(wine: AttentionFacts): WineAttention | null {
  const { status, stock, lastStep } = wine
  const byStaff = lastStep?.by === 'user' && lastStep.to === status
  if (byStaff && (status === 'rejected' || status === 'draft')) return 'refused'
  const ranOut = lastStep?.by === 'system' && lastStep.reason === SOLD_OUT_REASON
  if (status === 'draft' && stock <= 0 && ranOut) return 'sold_out'
  return status === 'published' && stock <= (wine.lowStock ?? LOW_STOCK_BOTTLES) ? 'low' : null
}
