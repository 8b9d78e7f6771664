import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { VendorProductListQuery } from '#domain/wire/product'
import { bind, orderBy, readSort } from './list/listStatement'
import { PRODUCT_SORT, shownStatuses, statusCondition } from './list/productSort'
import { runStatement } from '../database/runStatement'

/** The ids of all wines that GET /vendor/products shows with this query on all its pages together, in its order. */
export async function vendorProductIds(
  knex: Knex,
  sellerId: string,
  query: VendorProductListQuery,
): Promise<string[]> {
  const values: unknown[] = [sellerId]
  const where = ['r.seller_id = $1']
  const statuses = shownStatuses(query.status)
  if (statuses) where.push(statusCondition('r.status', statuses, (value) => bind(values, value)))
  if (query.q) where.push(`r.title_folded like read_model.like_pattern(${bind(values, query.q)})`)
  const rows = await runStatement<{ id: string }>(knex, {
    text: `select r.id from read_model.product r where ${where.join(' and ')}
            order by ${orderBy('r', readSort(query.order, PRODUCT_SORT))}`,
    values,
  })
  return rows.map(({ id }) => id)
}
