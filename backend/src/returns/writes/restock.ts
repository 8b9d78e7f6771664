import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { changeLevels } from '../../wines'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { LockedOrder } from '../../orders'

/**
 * Puts bottles that came back into the stock that they were taken from, free for sale.
 *
 * @throws AppError conflict for a wine that is gone, or whose stock nobody keeps any more: there is none to put them into
 */
export async function restock(
  transaction: Knex,
  order: LockedOrder,
  items: readonly { id: string; quantity: number }[],
): Promise<void> {
  const changes = items.flatMap(({ id, quantity }) => {
    let left = quantity
    return order.fulfillments.flatMap(
      ({ location_id: locationId, delivered_at: at, items: packed }) => {
        const from = at && packed.find((one) => one.line_item_id === id)
        const stocked = from ? Math.min(left, from.quantity) : 0
        left -= stocked
        return from && from.inventory_item_id && stocked > 0
          ? [{ inventoryItemId: from.inventory_item_id, locationId, stocked, reserved: 0 }]
          : []
      },
    )
  })
  const levels = await runStatement<{ item: string; location: string }>(
    transaction,
    `select inventory_item_id as item, location_id as location from inventory_level
      where inventory_item_id = any($1) and deleted_at is null`,
    [changes.map(({ inventoryItemId }) => inventoryItemId)],
  )
  const known = changes.filter(({ inventoryItemId, locationId }) =>
    levels.some(({ item, location }) => item === inventoryItemId && location === locationId),
  )
  const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
  if (sum(known.map(({ stocked }) => stocked)) < sum(items.map(({ quantity }) => quantity)))
    throw AppError.conflict(
      'Um destes vinhos não tem mais estoque na winex: marque as garrafas como recebidas, sem devolver ao estoque.',
    )
  await changeLevels(transaction, known)
}
