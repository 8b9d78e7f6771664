import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { pricesOf } from '#domain/wines/winePrices'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import type { LockedWine } from './lockWine'
import { setStatus } from './setStatus'
import { writeStock } from './writeStock'

interface StockToStore {
  wine: LockedWine
  inventoryItemId: string
  locationId: string
  /** Bottles in the cellar, those reserved by orders included. */
  stockedQuantity: number
  expectedStockedQuantity?: number | undefined
  actor: Actor
}

/**
 * Writes the bottles of a locked wine at one location, with the audit entry. A published wine whose last bottles that can be
 * sold this takes away becomes a draft (R21), also while orders that are not firm yet hold others: their release sells none of what
 * was set to 0. What the counted bottles alone decide is the trigger's (draft-used-up-wines-by-line).
 *
 * @returns the wine's status afterwards, and the bottles that orders have reserved
 * @throws AppError conflict · invalid_data, as writeStock does
 */
export async function storeStock(
  transaction: Knex,
  input: StockToStore,
): Promise<{ status: string; reserved: number }> {
  const { wine, inventoryItemId, locationId, stockedQuantity, actor } = input
  const before = wine.variants
    .flatMap((variant) => variant.inventory_items)
    .find((item) => item.inventory_item_id === inventoryItemId)
    ?.inventory.location_levels.find((level) => level.location_id === locationId)
  await writeStock(transaction, { ...input, level: before })
  const status = await statusAfter(transaction, input, before)
  if (before?.stocked_quantity !== stockedQuantity) {
    await recordAudit(transaction, {
      actor,
      action: 'wine.stock',
      resource: 'product',
      resourceId: wine.id,
      sellerId: wine.sellerId,
      before: { stocked_quantity: before?.stocked_quantity ?? null, status: wine.status },
      after: { stocked_quantity: stockedQuantity, status },
    })
  }
  return { status, reserved: before?.reserved_quantity ?? 0 }
}

async function statusAfter(
  transaction: Knex,
  { wine, stockedQuantity, actor }: StockToStore,
  before: { stocked_quantity: number } | undefined,
): Promise<string> {
  const { status } = (await transaction('product').where({ id: wine.id }).first('status')) as {
    status: string
  }
  const { available } = pricesOf(wine, null)
  const left = available + stockedQuantity - (before?.stocked_quantity ?? 0)
  if (status !== 'published' || available <= 0 || left > 0) return status
  await setStatus(transaction, { wine, status: 'draft', actor, reason: 'Sem estoque' })
  return 'draft'
}
