import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId, Modules } from '@medusajs/framework/utils'
import { cartTotal } from './cartTotal'
import { changeCart } from './changeCart'
import { refusePausedCart } from './refusePaused'

/**
 * The payment collection of a cart for its total; the one that it has already, when there is one.
 *
 * @returns the id of the collection
 * @throws as changeCart, and AppError conflict while the seller pauses
 */
export async function openPayment(container: MedusaContainer, cartId: string): Promise<string> {
  let id = ''
  await changeCart(container, cartId, async (transaction, cart) => {
    await refusePausedCart(transaction.knex, cart.id)
    const link = (await transaction
      .knex('cart_payment_collection')
      .where({ cart_id: cartId })
      .whereNull('deleted_at')
      .first('payment_collection_id')) as { payment_collection_id: string } | undefined
    if (link) {
      id = link.payment_collection_id
      return
    }
    const collection = await container.resolve(Modules.PAYMENT).createPaymentCollections(
      {
        currency_code: cart.currency_code,
        amount: await cartTotal(transaction.knex, cartId),
      },
      transaction.context(Modules.PAYMENT),
    )
    id = collection.id
    await transaction.flush()
    await transaction.knex('cart_payment_collection').insert({
      id: generateEntityId(undefined, 'capaycol'),
      cart_id: cartId,
      payment_collection_id: id,
    })
  })
  return id
}
