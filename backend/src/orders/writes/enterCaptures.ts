import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import type { EngineTransaction } from '../../engine/database/engineTransaction'

/**
 * Enters what was captured of a payment session in the order's own transactions, once per session and order: the caller has just
 * authorized it.
 *
 * @returns whether anything was captured
 */
export async function enterCaptures(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { orderId, sessionId }: { orderId: string; sessionId: string },
): Promise<boolean> {
  await transaction.flush()
  const captures = await runStatement<{ id: string; amount: number; currency_code: string }>(
    transaction.knex,
    `select c.id, c.amount::float8 as amount, p.currency_code from capture c join payment p on p.id = c.payment_id
      where p.payment_session_id = $1 and c.deleted_at is null`,
    [sessionId],
  )
  if (captures.length === 0) return false
  await container.resolve(Modules.ORDER).addOrderTransactions(
    captures.map(({ id, amount, currency_code }) => ({
      order_id: orderId,
      amount,
      currency_code,
      reference: 'capture',
      reference_id: id,
    })),
    transaction.context(Modules.ORDER),
  )
  await transaction.flush()
  return true
}
