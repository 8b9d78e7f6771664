import { retailPrice, wholesalePrice } from '#domain/wines/wine'
import type { Product, ProductCreateRequest } from '#domain/wines/productWire'

/** The variants of a copy: as the form says, with the source's prices in cents. */
export function copiedPrices(
  { variants }: ProductCreateRequest,
  source: Product,
): ProductCreateRequest['variants'] {
  const wholesale = wholesalePrice(source)
  return variants?.map((variant) => ({
    ...variant,
    prices: [
      { amount: retailPrice(source) ?? 0, currency_code: 'brl' },
      ...(wholesale ? [{ ...wholesale, currency_code: 'brl' as const }] : []),
    ],
  }))
}
