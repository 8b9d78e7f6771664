import { formatDecimal, parseDecimal, roundDecimal, type NumberRule } from '../values/decimal'
import { RATE_DECIMALS, RATE_MAX_PERCENT } from '../limits'
import { failure, success, type Result } from '../result'

/** A stored rate as it comes over the wire. */
export interface StoredRate {
  percentage_rate?: number | string | null
  /** 'percent' marks our own rates (R9). */
  unit?: string | null
}

/**
 * The rate in percent 0-100 with 3 decimals, or null when there is none. A rate marked `unit: 'percent'` is what it
 * says; only without that mark is a value of 1 or less a fraction and multiplied by 100 (R9), so that 0,5 % is
 * never shown, or signed, as 50 %.
 */
export function normalizeRate(rate: StoredRate | null | undefined): number | null {
  const stored = rate?.percentage_rate
  if (stored === null || stored === undefined || stored === '') return null
  const value = Number(stored)
  if (!Number.isFinite(value)) return null
  const isFraction = rate?.unit !== 'percent' && value <= 1
  return roundDecimal(isFraction ? value * 100 : value, RATE_DECIMALS)
}

/** '12,345%' from a percentage; '' when there is none. */
export function formatRate(percent: number | null | undefined): string {
  const number = formatDecimal(percent, { maxDecimals: RATE_DECIMALS })
  return number && `${number}%`
}

/** The text of the rate input: '12,345'. */
export const formatRateInput = (percent: number | null | undefined): string =>
  formatDecimal(percent, { maxDecimals: RATE_DECIMALS, grouping: false })

/** The rate as a field asks for it. */
export const RATE_RULE = { unit: '%', min: 0, max: RATE_MAX_PERCENT } satisfies NumberRule

/** Reads a typed percentage, comma or point, rounded half up to 3 decimals (spec §5 Commission rule form). */
export function parseRate(typed: string): Result<number> {
  const percent = parseDecimal(typed, RATE_RULE)
  if (percent === null || percent < 0) return failure('Informe um percentual valido.')
  if (percent > RATE_MAX_PERCENT) return failure('Percentual deve ser menor ou igual a 100%.')
  return success(roundDecimal(percent, RATE_DECIMALS))
}

/**
 * The commission on an amount: cents in, cents out, rate in percent with up to 3 decimals. Exact integer
 * arithmetic, rounded half up to the cent. Throws RangeError for fractions of a cent or a rate outside 0-100.
 */
export function computeCommission(cents: number, percent: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount in whole cents: ${cents}`)
  if (!(percent >= 0 && percent <= RATE_MAX_PERCENT)) {
    throw new RangeError(`not a percentage from 0 to 100: ${percent}`)
  }
  const thousandths = BigInt(Math.round(percent * 1000))
  const magnitude = (BigInt(Math.abs(cents)) * thousandths + 50_000n) / 100_000n
  return cents < 0 ? -Number(magnitude) : Number(magnitude)
}
