import { unitFor, withUnit } from './units'

/**
 * Rounds half up at `decimals` places on the decimal digits, not on the binary approximation: 1.005 at 2 places
 * is 1.01, where `Math.round(1.005 * 100) / 100` gives 1. Numbers beyond the exact range come back unchanged.
 */
export function roundDecimal(value: number, decimals: number): number {
  return shiftDecimal(Math.round(shiftDecimal(value, decimals)), -decimals)
}

/** Moves the decimal point by `places`, on the digits: 19.99 by 2 is exactly 1999. */
export function shiftDecimal(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

const COMMA_DECIMAL = /^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d*)?$/
const COMMA_LEADING = /^[+-]?,\d+$/
const POINT_DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** '1.300': a point between thousands, or a decimal sign. */
const ONE_POINT_THREE_DIGITS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/** What a number field asks for. */
export interface NumberRule {
  /** Behind the number; may be typed or pasted with it. */
  unit?: string | undefined
  /** Bounds, both included. */
  min?: number | undefined
  max?: number | undefined
}

/**
 * Reads a number typed the Brazilian way (R8, R50): decimal comma, points between thousands. A point followed by
 * exactly three digits is a thousand, unless only the decimal reading is within the bounds (density '1.012'); any
 * other single point is a decimal sign ('3.45', '0.995'). Null when the text is empty, not a number or ambiguous
 * ('1.2,3', '1,2,3').
 */
export function parseDecimal(text: string, rule: NumberRule = {}): number | null {
  const typed = withoutUnit(text, rule.unit)
  if (ONE_POINT_THREE_DIGITS.test(typed)) {
    const [thousands, decimal] = bothReadings(typed)
    return fits(thousands, rule) || !fits(decimal, rule) ? thousands : decimal
  }
  const isPoint = POINT_DECIMAL.test(typed)
  if (!isPoint && !COMMA_DECIMAL.test(typed) && !COMMA_LEADING.test(typed)) return null
  const value = Number(isPoint ? typed : typed.replaceAll('.', '').replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

/** For '1.300', which reads two ways: what was understood, and how to write the other. Null for any other text. */
export function understoodNumber(text: string, rule: NumberRule = {}): string | null {
  const typed = withoutUnit(text, rule.unit)
  if (!ONE_POINT_THREE_DIGITS.test(typed)) return null
  const [thousands, decimal] = bothReadings(typed)
  const write = (value: number) =>
    withUnit(formatDecimal(value, { grouping: false }), value, rule.unit)
  if (parseDecimal(text, rule) === decimal) return `Lido como ${write(decimal)}`
  return fits(decimal, rule)
    ? `Lido como ${write(thousands)}. Para casas decimais, use vírgula: ${write(decimal)}`
    : null
}

const bothReadings = (typed: string): [thousands: number, decimal: number] => [
  Number(typed.replace('.', '')),
  Number(typed),
]

const fits = (value: number, { min = -Infinity, max = Infinity }: NumberRule): boolean =>
  value >= min && value <= max

function withoutUnit(text: string, unit: string | undefined): string {
  const typed = text.trim()
  const written = unit && [unit, unitFor(1, unit)].find((one) => endsWith(typed, one))
  return written ? typed.slice(0, -written.length).trim() : typed
}

const endsWith = (typed: string, unit: string): boolean =>
  typed.toLowerCase().endsWith(unit.toLowerCase())

const INTEGER = /^[+-]?(\d+|\d{1,3}(\.\d{3})+)$/

/** Reads a whole number; points only between thousands ('1.200' bottles). Null when it is anything else. */
export function parseInteger(text: string, { unit }: NumberRule = {}): number | null {
  const typed = withoutUnit(text, unit)
  if (!INTEGER.test(typed)) return null
  const value = Number(typed.replaceAll('.', ''))
  return Number.isSafeInteger(value) ? value : null
}

export interface DecimalFormat {
  /** Fixed zeros: 2 gives '3,50'. Default 0. */
  minDecimals?: number
  /** Digits kept, rounded half up. Default 6. */
  maxDecimals?: number
  /** Points between thousands. Default true; false for the text of an input. */
  grouping?: boolean
}

/** Writes a number the Brazilian way: 1234.5 is '1.234,5'. '' for a missing or non-finite number. */
export function formatDecimal(
  value: number | null | undefined,
  { minDecimals = 0, maxDecimals = 6, grouping = true }: DecimalFormat = {},
): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return ''
  return value.toLocaleString('pt-BR', {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: Math.max(minDecimals, maxDecimals),
    useGrouping: grouping,
  })
}
