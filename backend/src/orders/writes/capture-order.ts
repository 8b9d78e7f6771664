import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { toCents } from '#domain/values/money'
import { captureProblem } from '#domain/orders/orderCapture'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { bookOrders } from '../../money'
import { lockOrder } from './lockOrder'
import { sellerOfOrder } from '../reads/sellerOfOrder'
import { runStatement } from '../../engine/database/runStatement'

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

/** A payment of an order that is not canceled, in decimal reais as the engine keeps amounts (R5). */
interface OrderPayment {
  id: string
  currency_code: string
  amount: number
  captured: number
}

/** The order's payments that were not canceled. */
async function uncanceledPayments(knex: Knex, orderId: string): Promise<OrderPayment[]> {
  const rows = await runStatement<OrderPayment>(
    knex,
    `select p.id, p.currency_code, p.amount::float8 as amount,
            coalesce((select sum(c.amount) from capture c where c.payment_id = p.id and c.deleted_at is null), 0)::float8 as captured
       from order_payment_collection link
       join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
      where link.order_id = $1 and link.deleted_at is null and p.canceled_at is null order by p.id`,
    [orderId],
  )
  return rows
}
