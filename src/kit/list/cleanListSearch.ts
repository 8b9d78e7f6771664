import { PAGE_SIZES } from '#domain/limits'

export interface ListVocabulary {
  /** Fields that may be sorted by. */
  sorts: readonly string[]
  /** Names of the filters the screen has. */
  filters: readonly string[]
}

/**
 * Search, filters, sort and page are in the URL, so a URL can be old, cut off or written by hand. Everything that the
 * screen does not know is left out, so that the screen and the server always speak of the same list.
 *
 * @param search the location's query string, with or without `?`
 * @returns the cleaned query string (without `?`), or undefined when there is nothing to clean
 */
export function cleanListSearch(search: string, known: ListVocabulary): string | undefined {
  const given = new URLSearchParams(search)
  const clean = new URLSearchParams(search)

  const size = given.get('perPage')
  if (size !== null && !PAGE_SIZES.some((option) => String(option) === size))
    clean.delete('perPage')

  const page = given.get('page')
  if (page !== null && !/^[1-9]\d{0,6}$/.test(page)) clean.delete('page')

  const sort = given.get('sort')
  const order = given.get('order')
  const sortKnown = sort !== null && known.sorts.includes(sort)
  if ((sort !== null || order !== null) && !(sortKnown && (order === 'ASC' || order === 'DESC'))) {
    clean.delete('sort')
    clean.delete('order')
  }

  const filter = given.get('filter')
  if (filter !== null) {
    const kept = JSON.stringify(keepFilters(filter, known.filters))
    if (kept !== filter) clean.set('filter', kept)
  }
  if (clean.toString() === given.toString()) return undefined
  // react-admin reads a query without a filter as a filter of `undefined`, which its filter form cannot spread
  if (clean.size > 0 && !clean.has('filter')) clean.set('filter', '{}')
  return clean.toString()
}

function keepFilters(text: string, known: readonly string[]): Record<string, string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return {}
  }
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] =>
        known.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  )
}
