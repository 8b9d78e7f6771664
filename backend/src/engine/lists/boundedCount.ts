import { countUntil } from '#domain/wire/listCount'

interface Page {
  limit: number
  offset: number
}

/**
 * SQL: how many rows there are, counted no further than a list of this page tells (R62). Of a materialized query, whose rows
 * the page sorts all of anyway, it only caps the figure and saves no work.
 *
 * @param from what follows `from`: a table or a query's name, with its conditions
 */
export const boundedCount = (from: string, page: Page): string =>
  `(select count(*)::int from (select from ${from} limit ${countUntil(page)}) as counted)`

/** A number that is known without counting, as a list of this page tells it. */
export const bounded = (count: number, page: Page): number => Math.min(count, countUntil(page))
