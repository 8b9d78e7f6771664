import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { AdminProductListQuery } from '#domain/wines/productWire'
import { runStatement, type Statement } from '../../../engine/database/runStatement'
import { countOf } from '../../../engine/lists/cards'
import { CARDS, readSort, type Cards } from '../../../engine/lists/listStatement'
import type { ProductRow } from '../list/productRow'
import { PRODUCT_SORT, shownStatuses } from '../list/productSort'
import { countSearched } from './countSearched'
import type { SearchedText } from './searchCondition'
import { searchedPageStatement } from './searchedPageStatement'

/** A page of wines with its exact total and the cards. */
export interface FoundProducts {
  rows: ProductRow[]
  count: number
  cards: Cards
}

/** What is known of a search before its rows are read. */
export interface MatchedProducts {
  searched: SearchedText
  count: number
  /** The products that match, when the count already had them all in hand. */
  ids: string[] | null
  cards: Cards
}

/** How many wines hold what was typed, exactly, and how they are found fastest; one or two statements. */
export async function matchProducts(
  knex: Knex,
  typed: string,
  statuses: string[] | null,
): Promise<MatchedProducts> {
  const [first] = await runStatement<Kept>(knex, {
    text: `select c.cards, t.folded, f.n, f.ids, read_model.rare_trigrams(t.folded) as rare from (${CARDS}) c, read_model.fold_line($3) as t(folded)
      left join lateral read_model.kept_search(t.folded, $4::text[]) f on true`,
    values: ['product', '*', typed, statuses],
  })
  const searched = { folded: first?.folded ?? '', rare: first?.rare ?? null }
  const { count, ids } =
    first && first.n !== null
      ? { count: Number(first.n), ids: first.ids }
      : await countSearched(knex, searched, statuses)
  return { searched, count, ids, cards: first?.cards ?? {} }
}

/** The statement for a page of what matches; its rows are `ProductRow`s. */
export function matchedPage(
  { cards, ...matched }: MatchedProducts,
  page: Pick<AdminProductListQuery, 'order' | 'limit' | 'offset'> & { statuses: string[] | null },
): Statement {
  return searchedPageStatement({
    ...matched,
    statuses: page.statuses,
    sort: readSort(page.order, PRODUCT_SORT),
    limit: page.limit,
    offset: page.offset,
    total: countOf(cards, page.statuses?.length === 1 ? page.statuses : null),
  })
}

/**
 * A search over all wines, in two or three statements. The door of this folder, with the two parts that it is made of
 * for the search over everything; the other one keeps its counts (jobs/keep-search-counts). Why there are kept counts
 * at all: docs/decisions/003-read-models.md.
 */
export async function searchProducts(
  knex: Knex,
  query: AdminProductListQuery,
  typed: string,
): Promise<FoundProducts> {
  const statuses = shownStatuses(query.status)
  const matched = await matchProducts(knex, typed, statuses)
  const { cards, count } = matched
  if (count <= query.offset) return { rows: [], count, cards }
  const rows = await runStatement<ProductRow>(knex, matchedPage(matched, { ...query, statuses }))
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
