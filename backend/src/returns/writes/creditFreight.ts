import type { MedusaContainer } from '@medusajs/framework/types'
import { ChangeActionType, Modules } from '@medusajs/framework/utils'
import { toReais } from '#domain/values/money'
import type { EngineTransaction } from '../../engine/database/engineTransaction'

/**
 * The engine lowers what the order comes to by the bottles of a return; the freight that goes back with them is credited beside them.
 *
 * @param cents less than 0 for what was credited and has not gone back
 */
export async function creditFreight(
  container: MedusaContainer,
  transaction: EngineTransaction,
  {
    orderId,
    returnId,
    cents,
    actorId,
  }: { orderId: string; returnId: string; cents: number; actorId: string },
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const context = transaction.context(Modules.ORDER)
  const change = await orders.createOrderChange(
    {
      order_id: orderId,
      return_id: returnId,
      change_type: 'credit_line',
      created_by: actorId,
      actions: [
        {
          action: ChangeActionType.CREDIT_LINE_ADD,
          reference: 'return',
          reference_id: returnId,
          amount: toReais(cents),
        },
      ],
    },
    context,
  )
  await orders.confirmOrderChange(change.id, context)
}
