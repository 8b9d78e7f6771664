import type { VendorProductListQuery } from '#domain/wire/product'
import { bind } from './list/listStatement'
import { sellerStatuses, statusCondition } from './list/productSort'

/**
 * The filters of the seller's wines as conditions on `read_model.product r`, the same for the list, its export and the
 * price grid. Values are added to `values`.
 *
 * @param seller place of the seller's id among the values, such as '$1'
 * @returns `counted`: the cards do not say how many rows match
 */
export function wineConditions(
  seller: string,
  query: Pick<VendorProductListQuery, 'q' | 'status'>,
  values: unknown[],
): { where: string[]; statuses: string[] | null; counted: boolean } {
  const where = [`r.seller_id = ${seller}`]
  const statuses = sellerStatuses(query.status)
  if (statuses) where.push(statusCondition('r.status', statuses, (value) => bind(values, value)))
  if (query.q) where.push(`r.title_folded like read_model.like_pattern(${bind(values, query.q)})`)
  return { where, statuses, counted: Boolean(query.q) }
}
