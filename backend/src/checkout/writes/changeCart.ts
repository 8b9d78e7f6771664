import type { MedusaContainer } from '@medusajs/framework/types'
import { AppError } from '../../engine/errors/AppError'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { matchDelivery } from './matchDelivery'
import { inTurn } from './inTurn'
import { lockCart, type LockedCart } from './lockCart'
import { matchPayment } from './matchPayment'
import { matchPrices } from './matchPrices'

/**
 * One change of a cart: locked, written, and what depends on it brought in line, all in one transaction. Changes of
 * one cart at once follow one another.
 *
 * @param keepsPrices what was agreed is only looked at again when the cart is completed
 * @param keepsDelivery the act has just priced the delivery, or changes nothing that its price depends on
 * @throws AppError not_found for a missing cart · conflict for one that has become an order
 */
export async function changeCart(
  container: MedusaContainer,
  cartId: string,
  act: (transaction: EngineTransaction, cart: LockedCart) => Promise<void>,
  { keepsPrices = false, keepsDelivery = false } = {},
): Promise<void> {
  await lockInTurn(container, [cartId], () =>
    inTurn(() =>
      engineTransaction(container, async (transaction) => {
        const cart = await lockCart(transaction.knex, cartId)
        if (cart.completed_at) throw AppError.conflict('Este carrinho já virou um pedido.')
        await act(transaction, cart)
        await transaction.flush()
        if (!keepsPrices) await matchPrices(container, transaction, cartId)
        if (!keepsDelivery) await matchDelivery(container, transaction, cartId)
        await matchPayment(container, transaction, cartId)
        await transaction.knex('cart').where({ id: cartId }).update({ updated_at: new Date() })
      }),
    ),
  )
}
