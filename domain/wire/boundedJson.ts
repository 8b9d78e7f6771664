import { endOf } from '../text/cutText'

/** Values of one body, lists, objects and what they hold counted alike: ten times a wine with a full sheet. */
const JSON_VALUES_MAX = 5_000
/** Characters of one text: ten times the longest that a field takes. */
const JSON_TEXT_MAX = 50_000
/** Characters of a refused field's address that are said back; its end is what counts. */
const PATH_MAX = 200
/** Levels of lists and objects within one another. */
const JSON_DEPTH_MAX = 20

/**
 * Names that decide how JavaScript turns an object into text or a number: a comparison with such an object throws. And those
 * of its prototype, which a schema would drop without a word.
 */
const REFUSED = ['toString', 'valueOf', 'toJSON', '__proto__', 'constructor', 'prototype']

/** `field` is the address of the refused name ('states.__proto__'), so that the answer can say so. */
export type JsonProblem = { type: 'too_large' } | { type: 'not_plain'; field: string }

const tooLarge: JsonProblem = { type: 'too_large' }

/**
 * Why a body is not handed to a schema, null when it is. `too_large`: one megabyte holds half a million numbers, each
 * of which would get a message of its own. `not_plain`: zod compares `length` before it knows that the value is a list.
 */
export function jsonProblem(body: unknown): JsonProblem | null {
  const open = [{ value: body, depth: 1, path: '' }]
  let values = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth, path } = next
    if (typeof value === 'string' && value.length > JSON_TEXT_MAX) return tooLarge
    if (typeof value !== 'object' || value === null) continue
    if (depth > JSON_DEPTH_MAX) return tooLarge
    const refused = REFUSED.find((name) => Object.hasOwn(value, name))
    if (refused !== undefined) return { type: 'not_plain', field: endOf(path + refused, PATH_MAX) }
    values += Array.isArray(value) ? value.length : Object.keys(value).length
    if (values > JSON_VALUES_MAX) return tooLarge
    for (const [name, one] of Object.entries(value) as [string, unknown][])
      open.push({ value: one, depth: depth + 1, path: `${path}${name}.` })
  }
  return null
}
