/** Values of one body, lists, objects and what they hold counted alike: ten times a wine with a full sheet. */
export const JSON_VALUES_MAX = 5_000
/** Characters of one text: ten times the longest that a field takes. */
export const JSON_TEXT_MAX = 50_000
/** Levels of lists and objects within one another. */
export const JSON_DEPTH_MAX = 20

/**
 * Whether a body is of a size that a schema judges in some milliseconds. The bytes alone do not say: one megabyte
 * holds half a million numbers, each of which would get a message of its own.
 */
export function isBoundedJson(body: unknown): boolean {
  const open = [{ value: body, depth: 1 }]
  let values = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && value.length > JSON_TEXT_MAX) return false
    if (typeof value !== 'object' || value === null) continue
    if (depth > JSON_DEPTH_MAX) return false
    const inner = Array.isArray(value) ? (value as unknown[]) : Object.values(value)
    values += inner.length
    if (values > JSON_VALUES_MAX) return false
    for (const one of inner) open.push({ value: one, depth: depth + 1 })
  }
  return true
}
