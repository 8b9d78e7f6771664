import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { toCents } from '#domain/values/money'
import { captureProblem } from '#domain/orders/orderCapture'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { bookOrders } from '../../money'
import { lockOrder } from './lockOrder'
import { sellerOfOrder } from '../reads/sellerOfOrder'
import { uncanceledPayments, type OrderPayment } from './uncanceledPayments'

/** Seconds that a request waits for the ones before it on the same order. */
const waitSeconds = 30

/**
 * Staff capture what an order's buyer authorized, whole and once: capture, the order's own transactions, the
 * seller's ledger and the audit entry in one transaction. An order that is captured already changes nothing (R31).
 *
 * @returns id of the order's seller
 * @throws AppError not_found · conflict for a canceled or rejected order, or when nothing was authorized
 */
export async function captureOrder(
  container: MedusaContainer,
  { orderId, actor }: { orderId: string; actor: Actor },
): Promise<string> {
  return container.resolve(Modules.LOCKING).execute(
    [`order:${orderId}`],
    () =>
      engineTransaction(container, async (transaction) => {
        const sellerId = await sellerOfOrder(transaction.knex, orderId)
        const order = await lockOrder(transaction.knex, orderId, sellerId)
        const payments = await uncanceledPayments(transaction.knex, orderId)
        const open = payments.filter(({ amount, captured }) => captured < amount)
        if (payments.length > 0 && open.length === 0) return sellerId
        const problem = captureProblem({
          ...order,
          payment_status: open.length > 0 ? 'authorized' : 'not_paid',
        })
        if (problem) throw AppError.conflict(problem)
        for (const payment of open) {
          await capture(container, transaction, { orderId, payment, actorId: actor.id })
        }
        await transaction.flush()
        await bookOrders(transaction.knex, [orderId], actor)
        await recordAudit(transaction.knex, {
          actor,
          action: 'order.capture',
          resource: 'order',
          resourceId: orderId,
          sellerId,
          before: { captured_cents: sum(payments.map(({ captured }) => captured)) },
          after: { captured_cents: sum(payments.map(({ amount }) => amount)) },
        })
        return sellerId
      }),
    { timeout: waitSeconds },
  )
}

async function capture(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { orderId, payment, actorId }: { orderId: string; payment: OrderPayment; actorId: string },
): Promise<void> {
  const amount = payment.amount - payment.captured
  const captured = await container
    .resolve(Modules.PAYMENT)
    .capturePayment(
      { payment_id: payment.id, amount, captured_by: actorId },
      transaction.context(Modules.PAYMENT),
    )
  await container.resolve(Modules.ORDER).addOrderTransactions(
    {
      order_id: orderId,
      amount,
      currency_code: payment.currency_code,
      reference: 'capture',
      reference_id: captured.captures?.at(-1)?.id ?? payment.id,
    },
    transaction.context(Modules.ORDER),
  )
}

/** Cents of amounts in reais. */
const sum = (amounts: number[]): number =>
  amounts.reduce((total, amount) => total + toCents(amount), 0)
