import type { ExportedWine } from '#domain/imports/writeWineRow'
import { retailPrice, totalStock, wholesalePrice } from '#domain/wines/wine'
import type { Wine } from './readWines'

/** A wine as the spreadsheet knows it, with the bottles that can be sold; those reserved by orders come on top. */
export function cellarWine(wine: Wine): ExportedWine {
  return {
    ...wine,
    volume: wine.variants[0]?.title ?? null,
    retail: retailPrice(wine),
    wholesale: wholesalePrice(wine),
    quantity: totalStock(wine),
  }
}
