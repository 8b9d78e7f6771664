import { formatDecimal, parseDecimal, roundDecimal, type NumberRule } from '#domain/values/decimal'

interface Step extends NumberRule {
  /** Increment of one press of an arrow key (R8). */
  step: number
  direction: 1 | -1
}

/**
 * The text after an arrow key in a number field: '13,5' with a step of 0.1 becomes '13,6'. An empty field starts at 0,
 * or at its lowest value. Null when the text is no number, which is then left for the person to correct.
 */
export function stepNumber(
  text: string,
  { step, direction, unit, min = -Infinity, max = Infinity }: Step,
): string | null {
  const empty = text.trim() === ''
  const value = empty ? 0 : parseDecimal(text, { unit, min, max })
  if (value === null) return null
  const next = roundDecimal(value + direction * step, 6)
  return formatDecimal(Math.min(max, Math.max(min, next)), { grouping: false })
}
