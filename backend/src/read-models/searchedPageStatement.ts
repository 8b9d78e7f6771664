import { bind, orderBy, type Sort } from './listStatement'
import { PRODUCT_COLUMNS } from './productRow'
import { statusCondition } from './productSort'
import type { Statement } from './runStatement'

export interface SearchedPage {
  typed: string
  /** The products that match, when the count already had them all in hand. */
  ids: string[] | null
  statuses: string[] | null
  sort: Sort
  limit: number
  offset: number
  /** How many products match, and how many there are: the two decide which way is shorter. */
  count: number
  total: number
}

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
  const pattern = `read_model.like_pattern(${bind(values, page.typed)})`
  const status = (alias: string): string =>
    page.statuses
      ? `and ${statusCondition(`${alias}.status`, page.statuses, (value) => bind(values, value))}`
      : ''
  const walked = ((page.offset + page.limit) * total) / Math.max(1, count)
  const paging = (): string =>
    `limit ${bind(values, page.limit)} offset ${bind(values, page.offset)}`

  // `|| ''` keeps the planner from the trigram index where it would be the longer way, and 'offset 0' from turning
  // the walk along the sort's index into a join of everything.
  const text =
    walked < 2 * count
      ? `select ${shown} from (select * from read_model.product r where true ${status('r')}
           order by ${orderBy('r', sort)}) r,
         lateral (select from read_model.product_search s
                   where s.id = r.id and (s.search || '') like ${pattern} offset 0) hit
         order by ${orderBy('r', sort)} ${paging()}`
      : `with matching as materialized (
           select s.id from read_model.product_search s where s.search like ${pattern} ${status('s')}
         )
         select ${shown} from matching join read_model.product r using (id)
         order by ${orderBy('r', sort)} ${paging()}`
  return { text, values }
}
