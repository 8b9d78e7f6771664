import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { VendorProductListQuery, VendorProductListResponse } from '#domain/wire/product'
import { countOf, totalAmount } from './list/cards'
import { bind, listStatement, readSort } from './list/listStatement'
import { PRODUCT_COLUMNS, presentProductRow, type ProductRow } from './list/productRow'
import { PRODUCT_SORT, shownStatuses, statusCondition } from './list/productSort'
import { runStatement } from '../database/runStatement'

/**
 * GET /vendor/products: the wines of one seller with exact total and cards, in one statement. Searches the title
 * (spec §2). `sellerId` must come from the verified session.
 */
export async function listVendorProducts(
  knex: Knex,
  sellerId: string,
  query: VendorProductListQuery,
): Promise<VendorProductListResponse> {
  const statuses = shownStatuses(query.status)
  const values: unknown[] = ['product', sellerId]
  const where = ['r.seller_id = $2']
  if (statuses) where.push(statusCondition('r.status', statuses, (value) => bind(values, value)))
  if (query.q) where.push(`r.title_folded like read_model.like_pattern(${bind(values, query.q)})`)
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
      counted: Boolean(query.q),
    }),
  )
  const cards = rows[0]?.cards ?? {}
  return {
    products: rows.filter((row) => row.id !== null).map(presentProductRow),
    count: query.q ? Number(rows[0]?.matches ?? 0) : countOf(cards, statuses),
    limit: query.limit,
    offset: query.offset,
    summary: {
      total: countOf(cards, null),
      published: countOf(cards, ['published']),
      stock: totalAmount(cards),
    },
  }
}
