import { isDateOnly } from '#domain/values/dates'
import { ID_MAX, SEARCH_MAX } from '#domain/limits'
import { startOf } from '#domain/text/cutText'
import type { FilterRule } from './EngineResource'

const NONE: Record<string, string> = {}

/** A typed text under the engine's name: trimmed and cut to what the server reads; blank means no filter. */
export function textFilter(parameter: string, max: number): FilterRule {
  return (value) => {
    const text = typeof value === 'string' ? startOf(value.replaceAll('\0', '').trim(), max) : ''
    return text === '' ? NONE : { [parameter]: text }
  }
}

export const searchFilter = textFilter('q', SEARCH_MAX)

/** A day, yyyy-MM-dd, under the engine's name; anything else means no filter. */
export function dayFilter(parameter: string): FilterRule {
  return (value) => (typeof value === 'string' && isDateOnly(value) ? { [parameter]: value } : NONE)
}

/**
 * One of a closed list of options, each meaning itself or the engine's values given. Unknown options mean no filter.
 *
 * @example choiceFilter('status', { draft: ['draft', 'proposed'] })
 */
export function choiceFilter(
  parameter: string,
  options: readonly string[] | Readonly<Record<string, readonly string[]>>,
): FilterRule {
  const meanings = isList(options)
    ? Object.fromEntries(options.map((value) => [value, [value]]))
    : options
  return (value) => {
    const chosen =
      typeof value === 'string' && Object.hasOwn(meanings, value) ? meanings[value] : []
    return chosen?.length ? { [parameter]: chosen.join(',') } : NONE
  }
}

// Array.isArray does not narrow a readonly array away.
const isList = (
  options: readonly string[] | Readonly<Record<string, readonly string[]>>,
): options is readonly string[] => Array.isArray(options)

/** An id of another record, under the engine's name. */
export function idFilter(parameter: string): FilterRule {
  return (value) =>
    typeof value === 'string' && value !== '' && value.length <= ID_MAX
      ? { [parameter]: value }
      : NONE
}
