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
  { q, status, type, lacks }: Pick<VendorProductListQuery, 'q' | 'status' | 'type' | 'lacks'>,
  values: unknown[],
): { where: string[]; statuses: string[] | null; counted: boolean } {
  const where = [`r.seller_id = ${seller}`]
  const statuses = sellerStatuses(status)
  if (statuses) where.push(statusCondition('r.status', statuses, (value) => bind(values, value)))
  if (q) where.push(`r.title_folded like read_model.like_pattern(${bind(values, q)})`)
  if (type) where.push(`r.doc #>> '{metadata,classification,type}' = ${bind(values, type)}`)
  if (lacks) where.push(LACKS[lacks])
  return { where, statuses, counted: Boolean(q || type || lacks) }
}

const LACKS: Record<NonNullable<VendorProductListQuery['lacks']>, string> = {
  stock: 'r.stock <= 0',
  photo: `r.doc -> 'images' = '[]'`,
  price: 'r.retail_price = 0',
}
