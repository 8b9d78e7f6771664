import { WINE_TYPES } from '#domain/wines/sheet/enumerations'
import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'

/** Tinto, Branco, Rosé, Espumante, or N/A (spec §2). */
export function WineType({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const type = wine.metadata?.classification?.type
  return (
    <>{type && Object.hasOwn(WINE_TYPES, type) ? WINE_TYPES[type] : translate('lists.unknown')}</>
  )
}
