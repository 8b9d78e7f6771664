import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import type { LockedWine } from './lockWine'
import { writeStock } from './writeStock'

/**
 * Writes the bottles of a locked wine at one location, with the audit entry. A published wine without available
 * bottles becomes a draft by the same statement (R21).
 *
 * @returns the wine's status afterwards, and the bottles that orders have reserved
 * @throws AppError conflict · invalid_data, as writeStock does
 */
export async function storeStock(
  transaction: Knex,
  input: {
    wine: LockedWine
    inventoryItemId: string
    locationId: string
    stockedQuantity: number
    expectedStockedQuantity?: number | undefined
    actor: Actor
  },
): Promise<{ status: string; reserved: number }> {
  const { wine, inventoryItemId, locationId, stockedQuantity, actor } = input
  const before = wine.variants
    .flatMap((variant) => variant.inventory_items)
    .find((item) => item.inventory_item_id === inventoryItemId)
    ?.inventory.location_levels.find((level) => level.location_id === locationId)
  await writeStock(transaction, { ...input, level: before })
  const now = (await transaction('product').where({ id: wine.id }).first('status')) as {
    status: string
  }
  if (before?.stocked_quantity !== stockedQuantity) {
    await recordAudit(transaction, {
      actor,
      action: 'wine.stock',
      resource: 'product',
      resourceId: wine.id,
      sellerId: wine.sellerId,
      before: { stocked_quantity: before?.stocked_quantity ?? null, status: wine.status },
      after: { stocked_quantity: stockedQuantity, status: now.status },
    })
  }
  return { status: now.status, reserved: before?.reserved_quantity ?? 0 }
}
