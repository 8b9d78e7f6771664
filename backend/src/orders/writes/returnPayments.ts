import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { refundable } from '#domain/orders/orderRefund'
import { runStatement } from '../../engine/database/runStatement'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import type { LockedOrder } from './lockOrder'
import { paidOf, paymentsOfOrder } from '../reads/paymentsOfOrder'
import { refundPayments } from './refundPayments'

/**
 * Withdraws what was authorized and gives back what was captured, as the engine's cancellation does. The providers'
 * calls carry the payment's id as idempotency key, so that a repetition after a failure charges nothing twice.
 *
 * @returns cents that were paid and go back now, and that had gone back before
 */
export async function returnPayments(
  container: MedusaContainer,
  transaction: EngineTransaction,
  order: LockedOrder,
  actorId: string,
): Promise<{ refunded: number; before: number }> {
  const payments = await paymentsOfOrder(transaction.knex, order.id)
  for (const payment of payments) {
    if (payment.is_canceled || paidOf([payment]).captured > 0) continue
    await container
      .resolve(Modules.PAYMENT)
      .cancelPayment(payment.id, transaction.context(Modules.PAYMENT))
  }
  const paid = paidOf(payments)
  const returned = refundable(paid)
  await refundPayments(container, transaction, order, {
    payments,
    amount: returned,
    actorId,
  })
  await transaction.flush()
  await runStatement(
    transaction.knex,
    `update payment_collection set status = 'canceled', updated_at = now() where id in (
       select payment_collection_id from order_payment_collection where order_id = $1 and deleted_at is null)`,
    [order.id],
  )
  return { refunded: returned, before: paid.refunded }
}
