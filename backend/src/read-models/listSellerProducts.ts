import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { SellerProductListQuery, SellerProductListResponse } from '#domain/wire/product'
import { countOf, totalAmount } from './list/cards'
import { listStatement, readSort } from './list/listStatement'
import { PRODUCT_COLUMNS, presentProductRow, type ProductRow } from './list/productRow'
import { PRODUCT_SORT } from './list/productSort'
import { wineConditions } from './wineConditions'
import { runStatement } from '../database/runStatement'

/**
 * GET /vendor/products: the wines of one seller with exact total and cards, in one statement. Searches the title
 * (spec §2). `sellerId` must come from the verified session.
 */
export async function listSellerProducts(
  knex: Knex,
  sellerId: string,
  query: SellerProductListQuery,
): Promise<SellerProductListResponse> {
  const values: unknown[] = ['product', sellerId]
  const { where, statuses, counted } = wineConditions('$2', query, values)
  const rows = await runStatement<ProductRow>(
    knex,
    listStatement({
      table: 'read_model.product',
      columns: PRODUCT_COLUMNS,
      sort: readSort(query.order, PRODUCT_SORT),
      limit: query.limit,
      offset: query.offset,
      where,
      values: values.slice(2),
      cards: { kind: 'product', scope: sellerId },
      counted,
    }),
  )
  const cards = rows[0]?.cards ?? {}
  return {
    products: rows.filter((row) => row.id !== null).map(presentProductRow),
    count: counted ? Number(rows[0]?.matches ?? 0) : countOf(cards, statuses),
    limit: query.limit,
    offset: query.offset,
    summary: {
      total: countOf(cards, null),
      published: countOf(cards, ['published']),
      stock: totalAmount(cards),
    },
  }
}
