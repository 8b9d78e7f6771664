import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { cartTotal } from './cartTotal'

/** A payment that was begun for another sum than the cart's ends; the buyer chooses how to pay once more. */
export async function matchPayment(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cartId: string,
): Promise<void> {
  const rows = await runStatement<{ id: string; amount: string; sessions: string[] }>(
    transaction.knex,
    `select c.id, c.amount, array(select s.id from payment_session s
              where s.payment_collection_id = c.id and s.deleted_at is null) as sessions
       from cart_payment_collection link join payment_collection c on c.id = link.payment_collection_id
      where link.cart_id = $1 and link.deleted_at is null and c.deleted_at is null`,
    [cartId],
  )
  if (rows.length === 0) return
  const total = await cartTotal(container, transaction, cartId)
  const payments = container.resolve(Modules.PAYMENT)
  for (const { id, amount, sessions } of rows) {
    if (Number(amount) === total) continue
    const context = transaction.context(Modules.PAYMENT)
    for (const session of sessions) await payments.deletePaymentSession(session, context)
    await payments.updatePaymentCollections(id, { amount: total }, context)
  }
}
