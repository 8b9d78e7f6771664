import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { SellerProductListQuery, SellerProductListResponse } from '#domain/wines/productWire'
import { countOf, totalAmount } from '../../engine/lists/cards'
import { readList } from '../../engine/lists/listStatement'
import { PRODUCT_LIST, presentProductRow, type ProductRow } from './list/productRow'
import { wineConditions } from './wineConditions'

/**
 * GET /vendor/products: the wines of one seller with total (R62) and exact cards, in one statement. Searches the title
 * (spec §2). `sellerId` must come from the verified session.
 */
export async function listSellerProducts(
  knex: Knex,
  sellerId: string,
  query: SellerProductListQuery,
): Promise<SellerProductListResponse> {
  const values: unknown[] = ['product', sellerId]
  const { where, statuses, counted } = wineConditions('$2', query, values)
  const { rows, count, cards } = await readList<ProductRow>(
    knex,
    { ...PRODUCT_LIST, query, where, values, counted },
    (kept) => countOf(kept, statuses),
  )
  return {
    products: rows.map(presentProductRow),
    count,
    limit: query.limit,
    offset: query.offset,
    summary: {
      total: countOf(cards, null),
      published: countOf(cards, ['published']),
      stock: totalAmount(cards),
    },
  }
}
