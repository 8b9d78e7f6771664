import type { z } from 'zod'

import { failure, success, type Result } from '../result'
import { portugueseMessages, UNKNOWN_FIELD } from './messages'

/** Messages by dotted path ('metadata.enology.vintage'), as `errors` of an error answer carries them. */
export type WireErrors = Record<string, string>

/**
 * Parses what came over the wire. The reason names every refused field, unknown ones included, with the first
 * message of each; problems of the body as a whole have the key ''.
 */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Result<z.output<Schema>, WireErrors> {
  const parsed = schema.safeParse(input ?? {}, { error: portugueseMessages })
  return parsed.success ? success(parsed.data) : failure(wireErrors(parsed.error.issues))
}

/**
 * One sentence for `message` of a 400 answer, which people read: what is wrong, without the names that the wire has for
 * the fields. `errors` tells which ones. Only a field that does not exist is named: no screen sends one.
 */
export function wireErrorMessage(errors: WireErrors): string {
  const sentences = Object.entries(errors).map(([path, message]) =>
    message === UNKNOWN_FIELD ? `${message}: ${path}` : message,
  )
  return [...new Set(sentences)].join('; ')
}

/** More are of no use to anybody who reads them. */
const ERRORS_MAX = 100

function wireErrors(issues: readonly z.core.$ZodIssue[]): WireErrors {
  const errors = new Map<string, string>()
  for (const issue of issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null]
    for (const key of keys) {
      const path = [...issue.path, ...(key === null ? [] : [key])].join('.')
      if (!errors.has(path)) errors.set(path, issue.message)
      if (errors.size === ERRORS_MAX) return Object.fromEntries(errors)
    }
  }
  // An own property also for the field '__proto__', which an assignment would lose.
  return Object.fromEntries(errors)
}
