import { isRecord } from '../values/shapes'

type Values = Record<string, unknown>

/** Characters of a text that an entry of the audit trail keeps, and how many of them precede the change. */
const KEPT_MAX = 300
const LEAD = 40

/**
 * What an edit changed, for the audit trail: of two flat records exactly the fields whose value differs. Nothing,
 * null, '' and an empty list are the same. Texts of more than 300 characters are cut to the place where they differ.
 *
 * @returns null when nothing differs
 */
export function changedValues(
  before: Readonly<Values>,
  after: Readonly<Values>,
): { before: Values; after: Values } | null {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => canonical(before[field]) !== canonical(after[field]),
  )
  if (changed.length === 0) return null
  const pairs = changed.map((field) => [field, kept(before[field], after[field])] as const)
  return {
    before: Object.fromEntries(pairs.map(([field, [old]]) => [field, old])),
    after: Object.fromEntries(pairs.map(([field, [, now]]) => [field, now])),
  }
}

/** One text for equal values; the database gives the keys of an object back in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(orNull(value), (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, inner]) => orNull(inner) !== null)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
}

const orNull = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? null : value

function kept(before: unknown, after: unknown): [unknown, unknown] {
  const [old, now] = [orNull(before), orNull(after)]
  const from = firstDifference(textOf(old), textOf(now))
  return [shortened(old, from), shortened(now, from)]
}

/** By characters, not by their halves, which the database could not store. */
const textOf = (value: unknown): string[] => (typeof value === 'string' ? [...value] : [])

function firstDifference(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((character, index) => character !== other[index])
  return at < 0 ? one.length : at
}

/** Two different texts stay different: the window shows where they part, the length tells what it cannot show. */
function shortened(value: unknown, from: number): unknown {
  const text = textOf(value)
  if (text.length <= KEPT_MAX) return value
  const start = Math.max(0, Math.min(from - LEAD, text.length - KEPT_MAX))
  const end = start + KEPT_MAX
  const window = text.slice(start, end).join('')
  return `${start > 0 ? '…' : ''}${window}${end < text.length ? '…' : ''} (${text.length} caracteres)`
}
