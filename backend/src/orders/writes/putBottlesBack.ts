import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { changeLevels } from '../../wines'
import type { OrderFulfillment } from './lockOrder'

/** Puts the bottles of a package back where they were taken from, and reserves them for their lines again. */
export async function putBottlesBack(transaction: Knex, one: OrderFulfillment): Promise<void> {
  const bottles = one.items.flatMap(({ inventory_item_id, line_item_id, quantity }) =>
    inventory_item_id ? [{ inventory_item_id, line_item_id, quantity }] : [],
  )
  for (const { inventory_item_id, line_item_id, quantity } of bottles) {
    const where = { inventory_item_id, line_item_id, location_id: one.location_id }
    const rows = await runStatement(
      transaction,
      `update reservation_item set quantity = quantity + $1, updated_at = now(),
         raw_quantity = jsonb_build_object('value', (quantity + $1)::text, 'precision', 20)
       where inventory_item_id = $2 and line_item_id = $3 and location_id = $4 and deleted_at is null returning 1`,
      [quantity, inventory_item_id, line_item_id, one.location_id],
    )
    if (rows.length > 0) continue
    await transaction('reservation_item').insert({
      id: generateEntityId(undefined, 'resitem'),
      ...where,
      quantity,
      raw_quantity: JSON.stringify({ value: String(quantity), precision: 20 }),
      allow_backorder: false,
    })
  }
  await changeLevels(
    transaction,
    bottles.map(({ inventory_item_id, quantity }) => ({
      inventoryItemId: inventory_item_id,
      locationId: one.location_id,
      stocked: quantity,
      reserved: quantity,
    })),
  )
}
