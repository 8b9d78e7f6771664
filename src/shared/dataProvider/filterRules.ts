import { isDateOnly } from '#domain/values/dates'
import { ID_MAX, SEARCH_MAX } from '#domain/limits'
import type { FilterRule } from './EngineResource'

const NONE: Record<string, string> = {}

/** The search: trimmed and cut to what the server reads; blank means no search. */
export const searchFilter: FilterRule = (value) => {
  const text =
    typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, SEARCH_MAX) : ''
  return text === '' ? NONE : { q: text }
}

/** A day, yyyy-MM-dd, under the engine's name; anything else means no filter. */
export function dayFilter(parameter: string): FilterRule {
  return (value) => (typeof value === 'string' && isDateOnly(value) ? { [parameter]: value } : NONE)
}

/**
 * One of a closed list of options, each standing for the engine's values given. Unknown options mean no filter.
 *
 * @example choiceFilter('status', { draft: ['draft', 'proposed'] })
 */
export function choiceFilter(
  parameter: string,
  options: Readonly<Record<string, readonly string[]>>,
): FilterRule {
  return (value) => {
    const chosen = typeof value === 'string' && Object.hasOwn(options, value) ? options[value] : []
    return chosen?.length ? { [parameter]: chosen.join(',') } : NONE
  }
}

/** An id of another record, under the engine's name. */
export function idFilter(parameter: string): FilterRule {
  return (value) =>
    typeof value === 'string' && value !== '' && value.length <= ID_MAX
      ? { [parameter]: value }
      : NONE
}
