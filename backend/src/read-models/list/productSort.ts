/** Sortable fields of the wire and the columns of read_model.product behind them. */
export const PRODUCT_SORT = {
  title: 'title_folded',
  status: 'status',
  created_at: 'created_at',
  updated_at: 'updated_at',
  stock: 'stock',
  price: 'retail_price',
  seller: 'seller_folded',
} as const

/**
 * The statuses to show, or null for all. The filter 'draft' covers draft and proposed, for staff (spec §9) as for the
 * seller, whose list calls both 'Pendente' (spec §2).
 */
export function shownStatuses(status: readonly string[] | undefined): string[] | null {
  if (!status || status.length === 0) return null
  const shown = new Set(status)
  if (shown.has('draft')) shown.add('proposed')
  return [...shown].sort()
}

/** The condition for a column; a single status as an equality, which an index can answer in order. */
export function statusCondition(
  column: string,
  statuses: string[],
  bound: (value: unknown) => string,
): string {
  return statuses.length === 1
    ? `${column} = ${bound(statuses[0])}`
    : `${column} = any(${bound(statuses)}::text[])`
}
