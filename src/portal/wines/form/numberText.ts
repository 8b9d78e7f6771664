import { formatDecimal, parseDecimal, parseInteger, type NumberRule } from '#domain/values/decimal'

/**
 * What the form keeps of a typed number: the number with the text it was typed as, so that '3,' and '3,450' stay as they
 * are while they are typed; text that is no number stays text, which the rules then refuse by name.
 */
export interface TypedNumber {
  typed: string
  value: number
}

const isTypedNumber = (value: unknown): value is TypedNumber =>
  typeof value === 'object' && value !== null && 'typed' in value && 'value' in value

/** The text of a number field for what the form keeps. */
export function numberText(value: unknown): string {
  if (isTypedNumber(value)) return value.typed
  if (typeof value === 'number') return formatDecimal(value, { grouping: false })
  return typeof value === 'string' ? value : ''
}

/** What the form keeps of a typed text. */
export function readNumber(
  typed: string,
  rule: NumberRule,
  whole = false,
): TypedNumber | string | null {
  if (typed.trim() === '') return null
  const value = whole ? parseInteger(typed, rule) : parseDecimal(typed, rule)
  return value === null ? typed : { typed, value }
}

/** The values with plain numbers, as the domain's rules and requests take them. */
export function plainNumbers<Values>(values: Values): Values {
  if (isTypedNumber(values)) return values.value as Values
  if (Array.isArray(values)) return values.map((entry: unknown) => plainNumbers(entry)) as Values
  if (typeof values !== 'object' || values === null) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, plainNumbers(value)]),
  ) as Values
}
