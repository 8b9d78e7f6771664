import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type {
  AdminProductListQuery,
  AdminProductListResponse,
  AdminProductSummary,
} from '#domain/wines/productWire'
import { countOf } from '../../engine/lists/cards'
import { bind, readList, type Cards } from '../../engine/lists/listStatement'
import { PRODUCT_LIST, presentProductRow, type ProductRow } from './list/productRow'
import { REVIEW_CONDITIONS } from './reviewConditions'
import { shownStatuses, STAFF_PRODUCT_SORT, statusCondition } from './list/productSort'

/**
 * GET /admin/products: all wines with total (R62) and exact cards, in one statement. Searches title, handle, producer
 * (of the sheet, and the seller) and story (spec §9).
 */
export async function listAdminProducts(
  knex: Knex,
  query: AdminProductListQuery,
): Promise<AdminProductListResponse> {
  const values: unknown[] = ['product', '*']
  const { where, statuses } = adminProductConditions(query, values)
  const { rows, count, cards } = await readList<ProductRow>(
    knex,
    {
      ...PRODUCT_LIST,
      sorts: STAFF_PRODUCT_SORT,
      where,
      // within one seller the wines are few
      matching:
        query.q && !query.seller_id && !query.review
          ? searchedWines(query.q, statuses, values)
          : undefined,
      query,
      values,
      counted: Boolean(query.q || query.seller_id || query.review),
    },
    (kept) => countOf(kept, statuses),
  )
  return {
    products: rows.map((row) => ({
      ...presentProductRow(row),
      seller:
        row.seller_id && row.seller_name ? { id: row.seller_id, name: row.seller_name } : null,
    })),
    count,
    limit: query.limit,
    offset: query.offset,
    summary: summarize(cards),
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
  if (query.review) where.push(REVIEW_CONDITIONS[query.review])
  if (query.q) {
    // 'offset 0': wine by wine, as the planner does not know how many match
    where.push(`exists (select from read_model.product_search s where s.id = r.id
      and s.search like read_model.like_pattern(${bind(values, query.q)}) offset 0)`)
  }
  return { where, statuses }
}

/** The ids of all wines with one of the statuses (null: any) that hold the text, by the index of the search texts. */
export function searchedWines(typed: string, statuses: string[] | null, values: unknown[]): string {
  // an array also for one status: it is compared first, and the text only where it fits
  const status = statuses ? `s.status = any(${bind(values, statuses)}::text[]) and` : ''
  return `select s.id from read_model.product_search s
    where ${status} s.search like read_model.like_pattern(${bind(values, typed)})`
}

function summarize(cards: Cards): AdminProductSummary {
  return {
    total: countOf(cards, null),
    published: countOf(cards, ['published']),
    drafts: countOf(cards, ['draft', 'proposed']),
    rejected_archived: countOf(cards, ['rejected', 'archived']),
  }
}
