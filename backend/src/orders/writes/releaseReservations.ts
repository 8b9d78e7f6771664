import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { changeLevels } from '../../wines'

/** Gives the bottles that are reserved for an order back to the shop. */
export async function releaseReservations(transaction: Knex, orderId: string): Promise<void> {
  const rows = await runStatement<{
    inventory_item_id: string
    location_id: string
    quantity: string
  }>(
    transaction,
    `update reservation_item set deleted_at = now(), updated_at = now()
      where line_item_id in (select item_id from order_item where order_id = $1 and deleted_at is null) and deleted_at is null
      returning inventory_item_id, location_id, quantity`,
    [orderId],
  )
  await changeLevels(
    transaction,
    rows.map((row) => ({
      inventoryItemId: row.inventory_item_id,
      locationId: row.location_id,
      stocked: 0,
      reserved: -Number(row.quantity),
    })),
  )
}
