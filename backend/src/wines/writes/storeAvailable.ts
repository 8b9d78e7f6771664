import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { pricesOf } from '#domain/wines/winePrices'
import type { Actor } from '../../engine/actor/actor'
import { AppError } from '../../engine/errors/AppError'
import type { LockedWine } from './lockWine'
import { storeStock } from './storeStock'

/**
 * Writes the bottles of a locked wine that can be sold, with the audit entry; those that orders have reserved come on top.
 *
 * @throws AppError conflict for a wine that is counted nowhere
 */
export async function storeAvailable(
  transaction: Knex,
  { wine, available, actor }: { wine: LockedWine; available: number; actor: Actor },
): Promise<void> {
  const item = wine.variants[0]?.inventory_items[0]
  const level = item?.inventory.location_levels[0]
  if (!item || !level) throw AppError.conflict('Este vinho não tem local de estoque.')
  // Bottles at other places, and those that orders have reserved, stay what they are.
  const elsewhere = pricesOf(wine, null).available - level.available_quantity
  await storeStock(transaction, {
    wine,
    inventoryItemId: item.inventory_item_id,
    locationId: level.location_id,
    stockedQuantity: Math.max(0, available - elsewhere) + level.reserved_quantity,
    actor,
  })
}
