import type { MedusaContainer } from '@medusajs/framework/types'
import { ChangeActionType, Modules } from '@medusajs/framework/utils'
import type { CanceledLine } from '#domain/orders/canceledBottles'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { changeLevels, type LevelChange } from '../../wines'
import { reduceReservation, reservationsOf } from './reservations'

/** Takes bottles that were not packed out of an order: the engine writes them off, and they are for sale again. */
export async function cancelBottles(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { orderId, lines, actorId }: { orderId: string; lines: CanceledLine[]; actorId: string },
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const context = transaction.context(Modules.ORDER)
  const change = await orders.createOrderChange(
    {
      order_id: orderId,
      change_type: 'edit',
      created_by: actorId,
      actions: lines.map(({ id, quantity }) => ({
        action: ChangeActionType.WRITE_OFF_ITEM,
        details: { reference_id: id, quantity },
      })),
    },
    context,
  )
  await orders.confirmOrderChange(change.id, context)
  await transaction.flush()
  const reservations = await reservationsOf(
    transaction.knex,
    lines.map(({ id }) => id),
  )
  const changes: LevelChange[] = []
  for (const { id, quantity } of lines) {
    let left = quantity
    for (const one of reservations.filter(({ line_item_id: line }) => line === id)) {
      const released = Math.min(left, one.quantity)
      if (released === 0) continue
      left -= released
      await reduceReservation(transaction.knex, one, released)
      changes.push({
        inventoryItemId: one.inventory_item_id,
        locationId: one.location_id,
        stocked: 0,
        reserved: -released,
      })
    }
  }
  await changeLevels(transaction.knex, changes)
}
