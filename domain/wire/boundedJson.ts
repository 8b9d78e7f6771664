/** Values of one body, lists, objects and what they hold counted alike: ten times a wine with a full sheet. */
const JSON_VALUES_MAX = 5_000
/** Characters of one text: ten times the longest that a field takes. */
const JSON_TEXT_MAX = 50_000
/** Levels of lists and objects within one another. */
const JSON_DEPTH_MAX = 20

/**
 * Names that decide how JavaScript turns an object into text or a number: a comparison with such an object throws. And those
 * of its prototype, which a schema would drop without a word.
 */
const REFUSED = ['toString', 'valueOf', 'toJSON', '__proto__', 'constructor', 'prototype']

export type JsonProblem = 'too_large' | 'not_plain'

/**
 * Why a body is not handed to a schema, null when it is. `too_large`: one megabyte holds half a million numbers, each
 * of which would get a message of its own. `not_plain`: zod compares `length` before it knows that the value is a list.
 */
export function jsonProblem(body: unknown): JsonProblem | null {
  const open = [{ value: body, depth: 1 }]
  let values = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && value.length > JSON_TEXT_MAX) return 'too_large'
    if (typeof value !== 'object' || value === null) continue
    if (depth > JSON_DEPTH_MAX) return 'too_large'
    if (REFUSED.some((name) => Object.hasOwn(value, name))) return 'not_plain'
    const inner = Array.isArray(value) ? (value as unknown[]) : Object.values(value)
    values += inner.length
    if (values > JSON_VALUES_MAX) return 'too_large'
    for (const one of inner) open.push({ value: one, depth: depth + 1 })
  }
  return null
}
