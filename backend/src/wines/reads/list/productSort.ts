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

/** Staff's column is 'Menor preco' (spec §9). */
export const STAFF_PRODUCT_SORT = { ...PRODUCT_SORT, price: 'lowest_price' } as const

/** The statuses to show, each once and in one order, or null for all. */
export function shownStatuses(status: readonly string[] | undefined): string[] | null {
  return status && status.length > 0 ? [...new Set(status)].sort() : null
}

/** The same for the seller, whose list calls draft and proposed both 'Pendente' (spec §2): 'draft' covers both. */
export function sellerStatuses(status: readonly string[] | undefined): string[] | null {
  return shownStatuses(status?.includes('draft') ? [...status, 'proposed'] : status)
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
