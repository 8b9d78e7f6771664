import type { GetListResult } from 'ra-core'
import { isTotal } from '#domain/wire/listCount'

/** What react-admin is told of a list's `count`: the total, or, where counting ended, only whether there is a next page (R62). */
export const listTotal = (
  count: number,
  { page, perPage }: { page: number; perPage: number },
): Pick<GetListResult, 'total' | 'pageInfo'> =>
  isTotal(count)
    ? { total: count }
    : { pageInfo: { hasNextPage: count > page * perPage, hasPreviousPage: page > 1 } }
