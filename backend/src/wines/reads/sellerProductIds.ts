import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { SellerProductListQuery } from '#domain/wines/productWire'
import { orderBy, readSort } from '../../engine/lists/listStatement'
import { PRODUCT_SORT } from './list/productSort'
import { wineConditions } from './wineConditions'
import { runStatement } from '../../engine/database/runStatement'

/** The ids of all wines that GET /vendor/products shows with this query on all its pages together, in its order. */
export async function sellerProductIds(
  knex: Knex,
  sellerId: string,
  query: SellerProductListQuery,
): Promise<string[]> {
  const values: unknown[] = [sellerId]
  const { where } = wineConditions('$1', query, values)
  const rows = await runStatement<{ id: string }>(knex, {
    text: `select r.id from read_model.product r where ${where.join(' and ')}
            order by ${orderBy('r', readSort(query.order, PRODUCT_SORT))}`,
    values,
  })
  return rows.map(({ id }) => id)
}
