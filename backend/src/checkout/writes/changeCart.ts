import type { MedusaContainer } from '@medusajs/framework/types'
import { AppError } from '../../engine/errors/AppError'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { matchDelivery } from './matchDelivery'
import { inTurn } from './inTurn'
import { lockCart, type LockedCart } from './lockCart'
import { matchPrices } from './matchPrices'
import { Modules } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { cartTotal } from './cartTotal'

/**
 * One change of a cart: locked, written, and what depends on it brought in line, all in one transaction. Changes of
 * one cart at once follow one another.
 *
 * @param keeps 'delivery': the act has just priced it · 'prices': the act changes nothing that they or the delivery's depend on,
 *   and what was agreed is only looked at again when the cart is completed
 * @throws AppError not_found for a missing cart · conflict for one that has become an order
 */
export async function changeCart(
  container: MedusaContainer,
  cartId: string,
  act: (transaction: EngineTransaction, cart: LockedCart) => Promise<void>,
  { keeps }: { keeps?: 'delivery' | 'prices' } = {},
): Promise<void> {
  await lockInTurn(container, [cartId], () =>
    inTurn(() =>
      engineTransaction(container, async (transaction) => {
        const cart = await lockCart(transaction.knex, cartId)
        if (cart.completed_at) throw AppError.conflict('Este carrinho já virou um pedido.')
        await act(transaction, cart)
        await transaction.flush()
        if (keeps !== 'prices') await matchPrices(container, transaction, cartId)
        if (!keeps) await matchDelivery(container, transaction, cartId)
        await matchPayment(container, transaction, cartId)
        await transaction.knex('cart').where({ id: cartId }).update({ updated_at: new Date() })
      }),
    ),
  )
}

/** A payment that was begun for another sum than the cart's ends; the buyer chooses how to pay once more. */
async function matchPayment(
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
  const total = await cartTotal(transaction.knex, cartId)
  const payments = container.resolve(Modules.PAYMENT)
  for (const { id, amount, sessions } of rows) {
    if (Number(amount) === total) continue
    const context = transaction.context(Modules.PAYMENT)
    for (const session of sessions) await payments.deletePaymentSession(session, context)
    await payments.updatePaymentCollections(id, { amount: total }, context)
  }
}
