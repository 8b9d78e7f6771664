import type { MedusaContainer } from '@medusajs/framework/types'
import { ChangeActionType, Modules } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { arrivedItems, type ReturnItem } from '#domain/returns/arrival'
import { AppError } from '../../engine/errors/AppError'
import { actOnReturn, type ReturnActInput } from './actOnReturn'
import { changeLevels } from '../../wines'
import { runStatement } from '../../engine/database/runStatement'
import type { LockedOrder } from '../../orders'

/**
 * Bottles have come back; they are in stock again only when told so. Those that did not arrive are the buyer's again and
 * can be asked back again. Errors as `actOnReturn`, and invalid_data for bottles that were not asked back.
 *
 * @param items bottles that arrived, all of them unless told; a line that is not named brought nothing
 */
export const receiveReturn = (
  container: MedusaContainer,
  {
    isRestocked,
    items,
    ...input
  }: ReturnActInput & {
    isRestocked: boolean
    items?: { id: string; quantity: number }[] | undefined
  },
): Promise<void> =>
  actOnReturn(container, input, {
    action: 'receive',
    movesStock: isRestocked,
    hasChosen: (one) =>
      one.restocked === isRestocked &&
      arrivedOf(one.items, items).every(
        ({ id, quantity }) => one.items.find((item) => item.id === id)?.quantity === quantity,
      ),
    apply: async (transaction, { one, order }) => {
      const arrived = arrivedOf(one.items, items)
      const orders = container.resolve(Modules.ORDER)
      const context = transaction.context(Modules.ORDER)
      const missing = arrived.filter(({ quantity, asked }) => quantity < asked)
      if (missing.length > 0) {
        // the engine would go on awaiting them
        const change = await orders.createOrderChange(
          {
            order_id: input.orderId,
            return_id: one.id,
            change_type: 'return_receive',
            created_by: input.actor.id,
            actions: missing.map(({ id, quantity, asked }) => ({
              action: ChangeActionType.CANCEL_RETURN_ITEM,
              reference: 'return',
              reference_id: one.id,
              details: { reference_id: id, quantity: asked - quantity },
            })),
          },
          context,
        )
        await orders.confirmOrderChange(change.id, context)
      }
      const back = arrived
        .filter(({ quantity }) => quantity > 0)
        .map(({ id, quantity }) => ({ id, quantity }))
      await orders.receiveReturn(
        { return_id: one.id, created_by: input.actor.id, items: back },
        context,
      )
      if (missing.length > 0)
        await orders.updateReturns(
          [{ selector: { id: one.id }, data: { status: 'received' } }],
          context,
        )
      if (isRestocked) await restock(transaction.knex, order, back)
      return { restocked: isRestocked, arrived }
    },
  })

function arrivedOf(
  asked: readonly ReturnItem[],
  items: readonly { id: string; quantity: number }[] | undefined,
): ReturnItem[] {
  const arrived = arrivedItems(asked, items)
  if (!arrived.ok) throw AppError.invalid(arrived.reason, { items: arrived.reason })
  return arrived.payload
}

/**
 * Puts bottles that came back into the stock that they were taken from, free for sale.
 *
 * @throws AppError conflict for a wine that is gone, or whose stock nobody keeps any more: there is none to put them into
 */
async function restock(
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
