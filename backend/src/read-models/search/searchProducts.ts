import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { AdminProductListQuery } from '#domain/wire/product'
import { runStatement } from '../../database/runStatement'
import { countOf } from '../list/cards'
import { CARDS, readSort, type Cards } from '../list/listStatement'
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

/**
 * A search over all wines, in two or three statements. The door of this folder: the other one keeps its counts
 * (jobs/keep-search-counts). Why there are kept counts at all: docs/decisions/003-read-models.md.
 */
export async function searchProducts(
  knex: Knex,
  query: AdminProductListQuery,
  typed: string,
): Promise<FoundProducts> {
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
