import type { Product } from '#domain/wines/productWire'
import type { SeenLevel } from '../../dataProvider/prices'

/** The level that 'Gerenciar preços e estoque' edits: the first of the first variant (R22); null when there is none. */
export function stockLevel(wine: Product): SeenLevel | null {
  const item = wine.variants[0]?.inventory_items[0]
  const level = item?.inventory?.location_levels[0]
  if (!item || !level) return null
  return {
    inventoryItemId: item.inventory_item_id,
    locationId: level.location_id,
    stocked: level.stocked_quantity,
    available: level.available_quantity,
  }
}

/** Bottles in the cellar that orders have reserved. */
export function reservedStock(wine: Product): number {
  return wine.variants
    .flatMap((variant) => variant.inventory_items)
    .flatMap((item) => item.inventory?.location_levels ?? [])
    .reduce((sum, level) => sum + level.stocked_quantity - level.available_quantity, 0)
}
