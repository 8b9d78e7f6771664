import { formatDecimal } from '#domain/values/decimal'
import type { Product } from '#domain/wines/productWire'

/** '13,5%', or undefined when the sheet does not say (spec §2: N/A). */
export function alcoholText(wine: Product): string | undefined {
  const percentage = wine.metadata?.technical_analysis?.alcohol_percentage
  return typeof percentage === 'number' ? `${formatDecimal(percentage)}%` : undefined
}
