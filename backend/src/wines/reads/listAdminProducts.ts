import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type {
  AdminProductListQuery,
  AdminProductListResponse,
  AdminProductSummary,
} from '#domain/wines/productWire'
import { countOf } from '../../engine/lists/cards'
import { bind, readList, type Cards } from '../../engine/lists/listStatement'
import { PRODUCT_LIST, presentProductRow, type ProductRow } from './list/productRow'
import { shownStatuses, statusCondition } from './list/productSort'
import { searchProducts, type FoundProducts } from './search/searchProducts'

/**
 * GET /admin/products: all wines with exact total and cards. Searches title, handle, producer and story (spec §9).
 * One statement; two or three with a search.
 */
export async function listAdminProducts(
  knex: Knex,
  query: AdminProductListQuery,
): Promise<AdminProductListResponse> {
  const found =
    query.q && !query.seller_id
      ? await searchProducts(knex, query, query.q)
      : await listFiltered(knex, query)
  return {
    products: found.rows.map((row) => ({
      ...presentProductRow(row),
      seller:
        row.seller_id && row.seller_name ? { id: row.seller_id, name: row.seller_name } : null,
    })),
    count: found.count,
    limit: query.limit,
    offset: query.offset,
    summary: summarize(found.cards),
  }
}

/** The list's filters as conditions on `read_model.product r`, for it and its export. Values are added to `values`. */
export function adminProductConditions(
  query: Omit<AdminProductListQuery, 'limit' | 'offset'>,
  values: unknown[],
): { where: string[]; statuses: string[] | null } {
  const statuses = shownStatuses(query.status)
  const where: string[] = []
  if (query.seller_id) where.push(`r.seller_id = ${bind(values, query.seller_id)}`)
  if (statuses) where.push(statusCondition('r.status', statuses, (value) => bind(values, value)))
  if (query.q) {
    where.push(`exists (select from read_model.product_search s where s.id = r.id
      and (s.search || '') like read_model.like_pattern(${bind(values, query.q)}))`)
  }
  return { where, statuses }
}

/** Without a search, or within one seller, whose wines are few. */
async function listFiltered(knex: Knex, query: AdminProductListQuery): Promise<FoundProducts> {
  const values: unknown[] = ['product', '*']
  const { where, statuses } = adminProductConditions(query, values)
  const counted = query.seller_id !== undefined
  return readList<ProductRow>(knex, { ...PRODUCT_LIST, query, where, values, counted }, (cards) =>
    countOf(cards, statuses),
  )
}

function summarize(cards: Cards): AdminProductSummary {
  return {
    total: countOf(cards, null),
    published: countOf(cards, ['published']),
    drafts: countOf(cards, ['draft', 'proposed']),
    rejected_archived: countOf(cards, ['rejected', 'archived']),
  }
}
