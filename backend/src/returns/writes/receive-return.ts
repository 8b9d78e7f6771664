import type { MedusaContainer } from '@medusajs/framework/types'
import { ChangeActionType, Modules } from '@medusajs/framework/utils'
import { arrivedItems, type ReturnItem } from '#domain/returns/arrival'
import { AppError } from '../../engine/errors/AppError'
import { actOnReturn, type ReturnActInput } from './actOnReturn'
import { restock } from './restock'

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
