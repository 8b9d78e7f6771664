import { LIST_COUNT_MAX } from '../limits'

/**
 * Where counting the matches of a list ends (R62): one beyond the last total that is told, or beyond the page, so that it
 * is always known whether there is a next page.
 */
export const countUntil = ({ limit, offset }: { limit: number; offset: number }): number =>
  Math.max(LIST_COUNT_MAX, offset + limit) + 1

/** Whether a list's `count` is its total; a larger one says no more than that there are at least so many. */
export const isTotal = (count: number): boolean => count <= LIST_COUNT_MAX
