import type { SeenPrices } from './productWire'
import type { WinePriceChange, WinePrices } from './winePricesWire'
import { retailPrice, totalStock, wholesalePrice, type PriceFacts, type WineFacts } from './wine'

/** The values that the price grid shows and changes, of a wine as it is stored. */
export const pricesOf = (wine: WineFacts, lowStock: number | null): WinePrices => ({
  retail: retailPrice(wine),
  wholesale: wholesalePrice(wine),
  available: totalStock(wine),
  low_stock: lowStock,
})

const KEYS = ['retail', 'wholesale', 'available', 'low_stock'] as const
type Key = (typeof KEYS)[number]

const same = (key: Key, one: WinePrices[Key], other: WinePrices[Key] | undefined): boolean =>
  // a retail price of 0 and none at all look the same to people
  JSON.stringify(key === 'retail' ? one || null : one) ===
  JSON.stringify(key === 'retail' ? other || null : other)

/** The keys whose value really changes; a repeated request changes nothing (R31). */
export const changedKeys = (change: Omit<WinePriceChange, 'id'>, stored: WinePrices): Key[] =>
  KEYS.filter((key) => change[key] !== undefined && !same(key, stored[key], change[key]))

/** The keys that were changed by somebody else: what is stored is neither what was seen nor what is wanted. */
export const conflictingKeys = (change: Omit<WinePriceChange, 'id'>, stored: WinePrices): Key[] =>
  changedKeys(change, stored).filter((key) => {
    const seen = change.expected?.[key]
    return seen !== undefined && !same(key, stored[key], seen)
  })

/** The prices that differ from both what was typed and what was seen: somebody else has changed them. */
export const conflictingPrices = (
  typed: SeenPrices,
  seen: SeenPrices,
  stored: SeenPrices,
): (keyof SeenPrices)[] =>
  (['retail', 'wholesale'] as const).filter(
    (key) => !same(key, stored[key], typed[key]) && !same(key, stored[key], seen[key]),
  )

/** R7: a minimum above the bottles, when the minimum or the bottles change. */
export function minimumProblem(
  change: Omit<WinePriceChange, 'id' | 'expected'>,
  stored: WinePrices,
): string | null {
  const wholesale = change.wholesale === undefined ? stored.wholesale : change.wholesale
  const isSameMinimum = wholesale?.min_quantity === stored.wholesale?.min_quantity
  if (isSameMinimum && !changedKeys(change, stored).includes('available')) return null
  return exceedsBottles(wholesale, change.available ?? stored.available)
}

/** The same in words for where the minimum is not on the screen. */
export const wholesaleNeedsBottles = (minimum: number): string =>
  `O preço de atacado vale a partir de ${minimum === 1 ? '1 garrafa' : `${minimum} garrafas`}: não pode haver menos.`

/** Why a wholesale price may not start there, or null: nobody could buy so many bottles. */
export const exceedsBottles = (
  wholesale: Pick<PriceFacts, 'min_quantity'> | null | undefined,
  bottles: number,
): string | null =>
  (wholesale?.min_quantity ?? 0) > bottles ? 'Não pode exceder a quantidade disponível' : null
