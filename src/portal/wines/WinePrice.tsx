import { formatBRL } from '#domain/values/money'
import { retailPrice } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'

/** The retail price (R6: the price without a minimum, at whatever index); a wine without one costs R$ 0,00 so far. */
export function WinePrice({ wine }: { wine: Product }) {
  return <>{formatBRL(retailPrice(wine) ?? 0)}</>
}
