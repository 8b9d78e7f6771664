import type { MedusaContainer } from '@medusajs/framework/types'
import { ChangeActionType, Modules } from '@medusajs/framework/utils'
import { actOnReturn, type ReturnAct, type ReturnActInput } from './actOnReturn'

/** The engine writes off the bottles, which need not come back. */
export const waiver = (
  container: MedusaContainer,
  { orderId, actor }: Pick<ReturnActInput, 'orderId' | 'actor'>,
): ReturnAct => ({
  action: 'waive',
  apply: async (transaction, { one }) => {
    const orders = container.resolve(Modules.ORDER)
    const context = transaction.context(Modules.ORDER)
    const change = await orders.createOrderChange(
      {
        order_id: orderId,
        return_id: one.id,
        change_type: 'return_receive',
        created_by: actor.id,
        actions: one.items.map(({ id, quantity }) => ({
          action: ChangeActionType.RECEIVE_DAMAGED_RETURN_ITEM,
          reference: 'return',
          reference_id: one.id,
          details: { reference_id: id, quantity },
        })),
      },
      context,
    )
    await orders.confirmOrderChange(change.id, context)
    await orders.updateReturns(
      [{ selector: { id: one.id }, data: { status: 'received' } }],
      context,
    )
    return {}
  },
})

/** The bottles need not come back. Errors as `actOnReturn`. */
export const waiveReturn = (container: MedusaContainer, input: ReturnActInput): Promise<void> =>
  actOnReturn(container, input, waiver(container, input))
