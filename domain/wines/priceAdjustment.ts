import { AMOUNT_MAX_CENTS } from '../limits'

/** How the cents of a new price end. */
export const PRICE_ENDINGS = ['exact', '00', '90'] as const
export type PriceEnding = (typeof PRICE_ENDINGS)[number]

export interface PriceAdjustment {
  /** Percent of the old price, or cents; negative makes it cheaper. */
  kind: 'percent' | 'amount'
  value: number
  ending: PriceEnding
}

/**
 * The new price of a bottle in cents. A percentage is rounded half up to the cent, exactly; then the price goes to the
 * nearest one with the ending that was asked for, upwards from the middle, and never below the smallest of them.
 *
 * @param cents the old price, above 0
 * @param adjustment `value` in percent with at most 3 decimals, or in whole cents
 * @returns null when the new price would not be above 0, or above the limit
 */
export function adjustedPrice(
  cents: number,
  { kind, value, ending }: PriceAdjustment,
): number | null {
  const changed =
    kind === 'amount'
      ? cents + value
      : Math.floor((cents * (100_000 + Math.round(value * 1000)) + 50_000) / 100_000)
  if (changed <= 0) return null
  const price = ended(changed, ending)
  return price > AMOUNT_MAX_CENTS ? null : price
}

function ended(cents: number, ending: PriceEnding): number {
  if (ending === 'exact') return cents
  const tail = ending === '90' ? 90 : 0
  const smallest = tail || 100
  return Math.max(smallest, Math.floor((cents - tail + 50) / 100) * 100 + tail)
}
