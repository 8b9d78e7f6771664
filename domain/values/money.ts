import { parseDecimal, shiftDecimal } from './decimal'

/**
 * The one parser from the engine's decimal reais to the wire's integer cents (R5). Rounds half up on the
 * decimal digits, so 19.99 is 1999 and 1.005 is 101. Throws RangeError for what is not a finite number.
 */
export function toCents(reais: number | string): number {
  const value = typeof reais === 'string' && reais.trim() === '' ? Number.NaN : Number(reais)
  if (!Number.isFinite(value)) throw new RangeError(`not an amount in reais: ${reais}`)
  return Math.round(shiftDecimal(value, 2))
}

/** The one presenter from integer cents to the engine's decimal reais (R5). Throws RangeError for fractions of a cent. */
export function toReais(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount in whole cents: ${cents}`)
  return cents / 100
}

/**
 * 'R$ 1.234,56' from cents, with an ordinary space: the text also goes into CSV files, e-mails and the contract,
 * where the no-break space of Intl would not be found by a search.
 */
export function formatBRL(cents: number | null | undefined): string {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return ''
  const whole = Math.round(Math.abs(cents))
  const reais = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '-' : ''}R$ ${reais},${String(whole % 100).padStart(2, '0')}`
}

/** The text of a price input: 123456 cents is '1234,56'. */
export function formatReaisInput(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return ''
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
}

/**
 * Reads reais as typed ('89,90', '89.90', 'R$ 1.234,56') or as the pages print them ('-R$ 50,00', '− R$ 50,00': R50) into
 * integer cents, rounded half up (spec §5).
 * '1.234' is one thousand two hundred and thirty-four: money has no third decimal. Null when it is no amount.
 */
export function parseReais(text: string): number | null {
  const typed = text.replaceAll('\u2212', '-').replace(/^\s*([+-]?)\s*(?:R\$)?\s*/i, '$1')
  const value = parseDecimal(typed)
  if (value === null) return null
  const cents = Math.round(shiftDecimal(value, 2))
  return Number.isSafeInteger(cents) ? cents : null
}
