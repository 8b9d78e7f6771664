import { PAGE_LINKS_MAX } from '#domain/limits'

/** A link to a page, or the gap between two of them. */
export type PageLink = number | 'ellipsis'

/**
 * The links to show under a list: the first and the last page, the current one and its neighbours, never more than five
 * numbers (spec §9), with an ellipsis for what is left out.
 *
 * @param page current page, from 1; clamped to the existing pages
 * @param pages how many pages there are
 */
export function pageLinks(page: number, pages: number): PageLink[] {
  if (pages <= PAGE_LINKS_MAX) return range(1, pages)
  const current = Math.min(Math.max(1, page), pages)
  if (current <= 3) return [...range(1, 4), 'ellipsis', pages]
  if (current >= pages - 2) return [1, 'ellipsis', ...range(pages - 3, pages)]
  return [1, 'ellipsis', ...range(current - 1, current + 1), 'ellipsis', pages]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
