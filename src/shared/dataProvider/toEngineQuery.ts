import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, LIST_OFFSET_MAX } from '#domain/limits'
import type { EngineResource } from './EngineResource'

/**
 * Translates ra-data-simple-rest's list query (`range=[0,9]&sort=["title","ASC"]&filter={…}`) into the engine's
 * (`limit`, `offset`, `order`, named filters). Only what the resource declares goes through: a hand-written URL
 * cannot make the server answer 400.
 */
export function toEngineQuery(query: URLSearchParams, resource: EngineResource): URLSearchParams {
  const engine = new URLSearchParams()
  const [first, last] = parseJson(query.get('range'), isNumberPair) ?? [0, LIST_LIMIT_DEFAULT - 1]
  const offset = Math.min(LIST_OFFSET_MAX, Math.max(0, first))
  engine.set('limit', String(Math.min(LIST_LIMIT_MAX, Math.max(1, last - first + 1))))
  engine.set('offset', String(offset))

  const [field, direction] = parseJson(query.get('sort'), isTextPair) ?? ['', '']
  if (resource.sorts.includes(field)) {
    engine.set('order', direction.toUpperCase() === 'DESC' ? `-${field}` : field)
  }

  const filter = parseJson(query.get('filter'), isRecord) ?? {}
  for (const [name, rule] of Object.entries(resource.filters)) {
    if (!Object.hasOwn(filter, name)) continue
    for (const [parameter, value] of Object.entries(rule(filter[name])))
      engine.set(parameter, value)
  }
  return engine
}

function parseJson<T>(text: string | null, accepts: (value: unknown) => value is T): T | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return accepts(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isNumberPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isSafeInteger)
}

function isTextPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
