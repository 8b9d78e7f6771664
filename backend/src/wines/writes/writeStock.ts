import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { rawNumber } from './replacePrices'

/**
 * Writes the bottles of one level whose rows the transaction has locked. The actor is left in the transaction for
 * the trigger that drafts a wine without stock (R21).
 *
 * @throws AppError conflict when the stock is neither the expected nor the wanted one, so that a repeated request is none
 *   (R31) · invalid_data below the reserved bottles
 */
export async function writeStock(
  transaction: Knex,
  input: {
    inventoryItemId: string
    locationId: string
    /** Undefined when the wine has no level there yet. */
    level: { stocked_quantity: number; reserved_quantity: number } | undefined
    stockedQuantity: number
    expectedStockedQuantity?: number | undefined
    actor: Actor
  },
): Promise<void> {
  const { level, stockedQuantity, expectedStockedQuantity: expected } = input
  const stocked = level?.stocked_quantity ?? 0
  const reserved = level?.reserved_quantity ?? 0
  if (expected !== undefined && expected !== stocked && stockedQuantity !== stocked) {
    const message = `O estoque mudou enquanto você editava: agora há ${bottles(stocked)}. Confira a quantidade e salve de novo.`
    throw new AppError('conflict', message, {
      errors: { stocked_quantity: message },
      current: {
        stocked_quantity: stocked,
        reserved_quantity: reserved,
        available_quantity: stocked - reserved,
      },
    })
  }
  if (stockedQuantity < reserved) {
    const message = `Não é possível ter menos de ${bottles(reserved)}: ${reserved === 1 ? 'é a reservada' : 'são as reservadas'} para pedidos ainda não enviados.`
    throw new AppError('invalid_data', message, {
      errors: { stocked_quantity: message },
      current: { stocked_quantity: stocked, reserved_quantity: reserved },
    })
  }
  await runStatement(
    transaction,
    `select set_config('winex.actor_type', $1, true), set_config('winex.actor_id', $2, true), set_config('winex.actor_email', $3, true)`,
    [input.actor.type, input.actor.id, input.actor.email],
  )
  const quantities = {
    stocked_quantity: stockedQuantity,
    raw_stocked_quantity: rawNumber(stockedQuantity),
  }
  if (level) {
    await transaction('inventory_level')
      .where({ inventory_item_id: input.inventoryItemId, location_id: input.locationId })
      .whereNull('deleted_at')
      .update({ ...quantities, updated_at: transaction.fn.now() })
    return
  }
  await transaction('inventory_level').insert({
    id: generateEntityId(undefined, 'ilev'),
    inventory_item_id: input.inventoryItemId,
    location_id: input.locationId,
    ...quantities,
    reserved_quantity: 0,
    raw_reserved_quantity: rawNumber(0),
    incoming_quantity: 0,
    raw_incoming_quantity: rawNumber(0),
  })
}

const bottles = (quantity: number): string =>
  quantity === 1 ? '1 garrafa' : `${quantity.toLocaleString('pt-BR')} garrafas`
