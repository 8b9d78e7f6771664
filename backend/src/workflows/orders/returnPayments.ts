import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { runStatement } from '../../database/runStatement'
import type { EngineTransaction } from '../../database/engineTransaction'
import type { LockedOrder } from './lockOrder'

interface OrderPayment {
  id: string
  currency_code: string
  is_canceled: boolean
  /** Decimal reais. */
  captured: string
  refunded: string
}

/**
 * Withdraws what was authorized and gives back what was captured, as the engine's cancellation does. The providers'
 * calls carry the payment's id as idempotency key, so that a repetition after a failure charges nothing twice.
 */
export async function returnPayments(
  container: MedusaContainer,
  transaction: EngineTransaction,
  order: LockedOrder,
  actorId: string,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const orders = container.resolve(Modules.ORDER)
  for (const payment of await paymentsOf(transaction, order.id)) {
    const owed = Number(payment.captured) - Number(payment.refunded)
    if (Number(payment.captured) === 0) {
      if (!payment.is_canceled)
        await payments.cancelPayment(payment.id, transaction.context(Modules.PAYMENT))
    } else if (owed > 0) {
      const refunded = await payments.refundPayment(
        { payment_id: payment.id, amount: owed, created_by: actorId },
        transaction.context(Modules.PAYMENT),
      )
      await orders.addOrderTransactions(
        {
          order_id: order.id,
          amount: -owed,
          currency_code: payment.currency_code,
          reference: 'refund',
          reference_id: refunded.refunds?.at(-1)?.id ?? payment.id,
        },
        transaction.context(Modules.ORDER),
      )
    }
  }
  await transaction.flush()
  await runStatement(
    transaction.knex,
    `update payment_collection set status = 'canceled', updated_at = now() where id in (
       select payment_collection_id from order_payment_collection where order_id = $1 and deleted_at is null)`,
    [order.id],
  )
}

async function paymentsOf({ knex }: EngineTransaction, orderId: string): Promise<OrderPayment[]> {
  const rows = await runStatement<OrderPayment>(
    knex,
    `select p.id, p.currency_code, p.canceled_at is not null as is_canceled,
            coalesce((select sum(amount) from capture c where c.payment_id = p.id and c.deleted_at is null), 0) as captured,
            coalesce((select sum(amount) from refund r where r.payment_id = p.id and r.deleted_at is null), 0) as refunded
       from order_payment_collection link
       join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
      where link.order_id = $1 and link.deleted_at is null order by p.id`,
    [orderId],
  )
  return rows
}
