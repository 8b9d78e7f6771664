import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { changeLevels } from '../inventory/changeLevels'
import { runStatement } from '../../database/runStatement'
import type { LockedOrder } from '../orders/lockOrder'

/**
 * Puts bottles that came back into the stock that they were taken from, free for sale. A wine that is gone, or whose
 * stock nobody keeps any more, has none to put them into.
 */
export async function restock(
  transaction: Knex,
  order: LockedOrder,
  items: readonly { id: string; quantity: number }[],
): Promise<void> {
  const sources = items.flatMap(({ id, quantity }) => {
    for (const { location_id: locationId, delivered_at: at, items: packed } of order.fulfillments) {
      const from = at && packed.find((one) => one.line_item_id === id)?.inventory_item_id
      if (from) return [{ inventoryItemId: from, locationId, stocked: quantity, reserved: 0 }]
    }
    return []
  })
  const levels = await runStatement<{ item: string; location: string }>(
    transaction,
    `select inventory_item_id as item, location_id as location from inventory_level
      where inventory_item_id = any($1) and deleted_at is null`,
    [sources.map(({ inventoryItemId }) => inventoryItemId)],
  )
  await changeLevels(
    transaction,
    sources.filter(({ inventoryItemId, locationId }) =>
      levels.some(({ item, location }) => item === inventoryItemId && location === locationId),
    ),
  )
}
