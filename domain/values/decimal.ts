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

/**
 * Reads a number typed the Brazilian way (R8): decimal comma, points between thousands; a single point is
 * accepted as the decimal sign ('3.45', '0.995'). Null when the text is empty, not a number or ambiguous
 * ('1.2,3', '1,2,3').
 */
export function parseDecimal(text: string): number | null {
  const typed = text.trim()
  const isPoint = POINT_DECIMAL.test(typed)
  if (!isPoint && !COMMA_DECIMAL.test(typed) && !COMMA_LEADING.test(typed)) return null
  const value = Number(isPoint ? typed : typed.replaceAll('.', '').replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

const INTEGER = /^[+-]?(\d+|\d{1,3}(\.\d{3})+)$/

/** Reads a whole number; points only between thousands ('1.200' bottles). Null when it is anything else. */
export function parseInteger(text: string): number | null {
  const typed = text.trim()
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
