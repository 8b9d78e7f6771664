import { bind, orderBy, type Sort } from '../../../engine/lists/listStatement'
import { PRODUCT_COLUMNS } from '../list/productRow'
import { statusCondition } from '../list/productSort'
import type { Statement } from '../../../engine/database/runStatement'
import { searchCondition, type SearchedText } from './searchCondition'

export interface SearchedPage {
  searched: SearchedText
  /** The products that match, when the count already had them all in hand. */
  ids: string[] | null
  statuses: string[] | null
  sort: Sort
  limit: number
  offset: number
  /** How many products match, and among how many the sort's index walks: the two decide which way is shorter. */
  count: number
  total: number
}

/** Shorter texts have no index to be found by. */
export const TRIGRAM = 3

/**
 * A page of the products that match a search. Few matches: all of them from the trigram index, then sorted. Many:
 * along the index of the sort, until the page is full. The planner cannot choose, as it does not know how many match.
 */
export function searchedPageStatement(page: SearchedPage): Statement {
  const { sort, count, total } = page
  const shown = ['id', ...PRODUCT_COLUMNS].map((name) => `r.${name}`).join(', ')
  if (page.ids) {
    return {
      text: `select ${shown} from read_model.product r where r.id = any($1::text[])
        order by ${orderBy('r', sort)} limit $2 offset $3`,
      values: [page.ids, page.limit, page.offset],
    }
  }
  const values: unknown[] = []
  const status = (alias: string): string =>
    page.statuses
      ? `and ${statusCondition(`${alias}.status`, page.statuses, (value) => bind(values, value))}`
      : ''
  const walked = ((page.offset + page.limit) * total) / Math.max(1, count)
  const paging = (): string =>
    `limit ${bind(values, page.limit)} offset ${bind(values, page.offset)}`

  // 'offset 0' keeps the planner from turning the walk along the sort's index into a join of everything.
  const statement =
    walked < 2 * count || [...page.searched.folded].length < TRIGRAM
      ? `select ${shown} from read_model.product r,
         lateral (select from read_model.product_search s
                   where s.id = r.id and s.search like read_model.like_pattern(${bind(values, page.searched.folded)})
                  offset 0) hit
         where true ${status('r')} order by ${orderBy('r', sort)} ${paging()}`
      : `with matching as materialized (
           select s.id from read_model.product_search s
            where ${searchCondition('s.search', page.searched, values)} ${status('s')}
         )
         select ${shown} from matching join read_model.product r using (id)
         order by ${orderBy('r', sort)} ${paging()}`
  return { text: statement, values }
}
