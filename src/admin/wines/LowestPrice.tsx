import { formatBRL } from '#domain/values/money'
import { lowestPrice } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'

/** 'Menor preco': the smallest price above zero over all variants (spec §9, R6). */
export function LowestPrice({ product }: { product: Product }) {
  const translate = useTranslate()
  const price = lowestPrice(product)
  return <>{price === null ? translate('lists.unknown') : formatBRL(price)}</>
}
