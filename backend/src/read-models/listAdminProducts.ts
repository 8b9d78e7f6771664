import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type {
  AdminProductListQuery,
  AdminProductListResponse,
  AdminProductSummary,
} from '#domain/wire/product'
import { countOf } from './cards'
import { countSearched } from './countSearched'
import { bind, CARDS, listStatement, readSort, type Cards } from './listStatement'
import { PRODUCT_COLUMNS, presentProductRow, type ProductRow } from './productRow'
import { PRODUCT_SORT, shownStatuses, statusCondition } from './productSort'
import { runStatement } from '../database/runStatement'
import type { SearchedText } from './searchCondition'
import { searchedPageStatement } from './searchedPageStatement'

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
      ? await searchAll(knex, query, query.q)
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

interface Found {
  rows: ProductRow[]
  count: number
  cards: Cards
}

/** Without a search, or within one seller, whose wines are few. */
async function listFiltered(knex: Knex, query: AdminProductListQuery): Promise<Found> {
  const statuses = shownStatuses(query.status)
  const values: unknown[] = ['product', '*']
  const where: string[] = []
  if (query.seller_id) where.push(`r.seller_id = ${bind(values, query.seller_id)}`)
  if (statuses) where.push(statusCondition('r.status', statuses, (value) => bind(values, value)))
  if (query.q) {
    where.push(`exists (select from read_model.product_search s where s.id = r.id
      and (s.search || '') like read_model.like_pattern(${bind(values, query.q)}))`)
  }
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
      cards: { kind: 'product', scope: '*' },
      counted: query.seller_id !== undefined,
    }),
  )
  const cards = rows[0]?.cards ?? {}
  return {
    rows: rows.filter((row) => row.id !== null),
    count: query.seller_id ? Number(rows[0]?.matches ?? 0) : countOf(cards, statuses),
    cards,
  }
}

async function searchAll(knex: Knex, query: AdminProductListQuery, typed: string): Promise<Found> {
  const statuses = shownStatuses(query.status)
  const [first] = await runStatement<Kept>(knex, {
    text: `select c.cards, t.folded, f.n, f.ids, read_model.rare_trigrams(t.folded) as rare from (${CARDS}) c, read_model.fold_line($3) as t(folded)
      left join lateral read_model.kept_search(t.folded, $4::text[]) f on true`,
    values: ['product', '*', typed, statuses],
  })
  const cards = first?.cards ?? {}
  const searched = { folded: first?.folded ?? '', rare: first?.rare ?? null }
  const { count, ids } =
    first && first.n !== null
      ? { count: Number(first.n), ids: first.ids }
      : await countSearched(knex, searched, statuses)
  if (count <= query.offset) return { rows: [], count, cards }
  const rows = await runStatement<ProductRow>(
    knex,
    searchedPageStatement({
      searched,
      ids,
      statuses,
      sort: readSort(query.order, PRODUCT_SORT),
      limit: query.limit,
      offset: query.offset,
      count,
      total: countOf(cards, statuses?.length === 1 ? statuses : null),
    }),
  )
  return { rows, count, cards }
}

interface Kept {
  cards: Cards
  folded: string
  rare: SearchedText['rare']
  /** Null when it has to be counted. */
  n: string | null
  ids: string[] | null
}

function summarize(cards: Cards): AdminProductSummary {
  return {
    total: countOf(cards, null),
    published: countOf(cards, ['published']),
    drafts: countOf(cards, ['draft', 'proposed']),
    rejected_archived: countOf(cards, ['rejected', 'archived']),
  }
}
