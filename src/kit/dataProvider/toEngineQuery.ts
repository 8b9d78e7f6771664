import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, LIST_OFFSET_MAX } from '#domain/limits'
import type { GetListParams } from 'ra-core'
import type { EngineResource } from './EngineResource'

/** The page of a list that asks for none. */
export const FIRST_PAGE = { page: 1, perPage: LIST_LIMIT_DEFAULT }

/**
 * A list in the engine's words: `limit`, `offset`, `order`, named filters. Only what the resource declares goes through:
 * a hand-written URL cannot make the server answer 400.
 */
export function toEngineQuery(
  { pagination, sort, filter }: Pick<GetListParams, 'pagination' | 'sort' | 'filter'>,
  resource: EngineResource,
): URLSearchParams {
  const { page, perPage } = pagination ?? FIRST_PAGE
  const query = new URLSearchParams({
    limit: String(Math.min(LIST_LIMIT_MAX, Math.max(1, perPage))),
    offset: String(Math.min(LIST_OFFSET_MAX, Math.max(0, (page - 1) * perPage))),
  })
  if (sort && resource.sorts.includes(sort.field)) {
    query.set('order', sort.order === 'DESC' ? `-${sort.field}` : sort.field)
  }
  const values = filter as Record<string, unknown>
  for (const [name, rule] of Object.entries(resource.filters)) {
    if (!Object.hasOwn(values, name)) continue
    for (const [parameter, value] of Object.entries(rule(values[name]))) query.set(parameter, value)
  }
  return query
}
