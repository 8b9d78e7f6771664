import type { Cards } from './listStatement'

/** How many rows have one of the keys; null means all. */
export function countOf(cards: Cards, keys: readonly string[] | null): number {
  return countWhere(cards, (key) => keys === null || keys.includes(key))
}

/** How many rows have a key of the kind asked for. */
export function countWhere(cards: Cards, matches: (key: string) => boolean): number {
  return sum(cards, matches, 0)
}

/** The amounts of the rows with such a key, in the unit of the read model (bottles, decimal reais). */
export function amountWhere(cards: Cards, matches: (key: string) => boolean): number {
  return sum(cards, matches, 1)
}

export function totalAmount(cards: Cards): number {
  return amountWhere(cards, () => true)
}

function sum(cards: Cards, matches: (key: string) => boolean, position: 0 | 1): number {
  let total = 0
  for (const [key, pair] of Object.entries(cards)) {
    if (matches(key)) total += Number(pair[position])
  }
  return total
}
