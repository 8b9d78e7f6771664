import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { AppError } from '../../errors/AppError'
import { changeCart } from './changeCart'
import { deliveriesOf } from './deliveriesOf'

/**
 * Chooses the delivery of a cart in place of the one before, at its price now.
 *
 * @throws as changeCart, and AppError invalid_data for a delivery that the seller of the wines does not offer
 */
export async function chooseDelivery(
  container: MedusaContainer,
  { cartId, optionId }: { cartId: string; optionId: string },
): Promise<void> {
  await changeCart(container, cartId, async (transaction) => {
    const offered = await deliveriesOf(transaction.knex, cartId)
    const option = offered.find(({ id }) => id === optionId)
    if (!option) throw foreignDelivery()
    const before = (await transaction
      .knex('cart_shipping_method')
      .where({ cart_id: cartId })
      .whereNull('deleted_at')
      .select('id')) as { id: string }[]
    const carts = container.resolve(Modules.CART)
    const context = transaction.context(Modules.CART)
    if (before.length > 0)
      await carts.deleteShippingMethods(
        before.map(({ id }) => id),
        context,
      )
    await carts.addShippingMethods(
      cartId,
      [
        {
          name: option.name,
          shipping_option_id: option.id,
          amount: option.amount,
          data: {},
        },
      ],
      context,
    )
  })
}

export const foreignDelivery = (): AppError =>
  AppError.invalid('Esta entrega não é do produtor dos vinhos do carrinho. Escolha outra.')
