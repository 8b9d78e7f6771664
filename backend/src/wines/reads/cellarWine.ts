import type { ExportedWine } from '#domain/imports/writeWineRow'
import { retailPrice, wholesalePrice } from '#domain/wines/wine'
import type { Wine } from './readWines'

/** A wine as the spreadsheet knows it, with the bottles in the cellar, those reserved by orders included. */
export function cellarWine(wine: Wine): ExportedWine {
  const levels = wine.variants.flatMap(({ inventory_items }) =>
    inventory_items.flatMap(({ inventory }) => inventory.location_levels),
  )
  return {
    ...wine,
    volume: wine.variants[0]?.title ?? null,
    retail: retailPrice(wine),
    wholesale: wholesalePrice(wine),
    quantity: levels.reduce((sum, { stocked_quantity }) => sum + stocked_quantity, 0),
  }
}
