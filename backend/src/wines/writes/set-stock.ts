import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import type { LevelResponse } from '#domain/wines/inventoryWire'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { lockWine } from './lockWine'
import { storeStock } from './storeStock'

export interface SetStockInput {
  sellerId: string
  inventoryItemId: string
  locationId: string
  variantId?: string | undefined
  /** Bottles in the cellar, those reserved by orders included. */
  stockedQuantity: number
  /** Bottles in the cellar as the person saw them. */
  expectedStockedQuantity?: number | undefined
  actor: Actor
}

/**
 * Sets a wine's stock at the seller's location (spec §7). A published wine without available bottles becomes a
 * draft in the same transaction (R21, trigger of draft-used-up-wines-by-line). What the store sells meanwhile is never
 * lost: reservations are numbers of their own, sales lock the same rows, and a stock that is neither what the person
 * saw nor what they want is refused.
 *
 * @throws AppError not_found for what is not the seller's (R42) · conflict when the stock changed meanwhile ·
 *   invalid_data below the reserved bottles
 */
export async function setStock(
  container: MedusaContainer,
  input: SetStockInput,
): Promise<LevelResponse> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const productId = await findProduct(knex, input)
  // The engine reads and writes levels under this lock of its own (reserve-inventory, adjust-inventory-levels).
  return container.resolve(Modules.LOCKING).execute(
    [input.inventoryItemId],
    () =>
      knex.transaction(async (transaction) => {
        const wine = await lockWine(transaction, productId, input.sellerId)
        const { status, reserved } = await storeStock(transaction, { ...input, wine })
        return {
          location_level: {
            location_id: input.locationId,
            stocked_quantity: input.stockedQuantity,
            reserved_quantity: reserved,
            available_quantity: input.stockedQuantity - reserved,
          },
          product_status: status,
        }
      }),
    { timeout: 30 },
  )
}

/** The wine behind an inventory item, when item, location and variant are all the seller's. */
async function findProduct(knex: Knex, input: SetStockInput): Promise<string> {
  const row = (await knex('product_variant_inventory_item as i')
    .join('product_variant as v', 'v.id', 'i.variant_id')
    .join('seller_product as s', 's.product_id', 'v.product_id')
    .join('seller_stock_location as k', 'k.seller_id', 's.seller_id')
    .where({
      'i.inventory_item_id': input.inventoryItemId,
      's.seller_id': input.sellerId,
      'k.stock_location_id': input.locationId,
      ...(input.variantId === undefined ? {} : { 'v.id': input.variantId }),
    })
    .whereNull('i.deleted_at')
    .whereNull('v.deleted_at')
    .whereNull('s.deleted_at')
    .whereNull('k.deleted_at')
    .first('v.product_id')) as { product_id: string } | undefined
  if (!row) throw AppError.notFound('Item de inventário ou local de estoque não encontrado')
  return row.product_id
}
