import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { toReais } from '#domain/values/money'
import { runStatement } from '../../database/runStatement'
import type { EngineTransaction } from '../../database/engineTransaction'
import type { LockedOrder } from './lockOrder'
import { paidOf, paymentsOfOrder } from '../../read-models/paymentsOfOrder'
import { refundPayment } from './refundPayment'

/**
 * Withdraws what was authorized and gives back what was captured, as the engine's cancellation does. The providers'
 * calls carry the payment's id as idempotency key, so that a repetition after a failure charges nothing twice.
 *
 * @returns cents that were paid and go back
 */
export async function returnPayments(
  container: MedusaContainer,
  transaction: EngineTransaction,
  order: LockedOrder,
  actorId: string,
): Promise<number> {
  let returned = 0
  const payments = container.resolve(Modules.PAYMENT)
  for (const payment of await paymentsOfOrder(transaction.knex, order.id)) {
    const { captured, refunded } = paidOf([payment])
    const owed = captured - refunded
    if (captured === 0) {
      if (!payment.is_canceled)
        await payments.cancelPayment(payment.id, transaction.context(Modules.PAYMENT))
    } else if (owed > 0) {
      returned += owed
      await refundPayment(container, transaction, {
        orderId: order.id,
        payment,
        amount: toReais(owed),
        actorId,
      })
    }
  }
  await transaction.flush()
  await runStatement(
    transaction.knex,
    `update payment_collection set status = 'canceled', updated_at = now() where id in (
       select payment_collection_id from order_payment_collection where order_id = $1 and deleted_at is null)`,
    [order.id],
  )
  return returned
}
