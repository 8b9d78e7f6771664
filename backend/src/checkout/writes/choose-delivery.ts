import type { MedusaContainer } from '@medusajs/framework/types'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { AppError } from '../../engine/errors/AppError'
import { changeCart } from './changeCart'
import { deliveriesOf } from './deliveriesOf'
import { chosenDeliveries, putDelivery } from './putDelivery'

/**
 * Chooses the delivery of a cart in place of the one before, at its price now.
 *
 * @throws as changeCart, and AppError invalid_data for a delivery that the seller of the wines does not offer, or not to
 *   the state of the address
 */
export async function chooseDelivery(
  container: MedusaContainer,
  { cartId, optionId }: { cartId: string; optionId: string },
): Promise<void> {
  const choose = async (transaction: EngineTransaction) => {
    const { deliveries, unavailable } = await deliveriesOf(container, transaction.knex, cartId)
    const delivery = deliveries.find(({ id }) => id === optionId)
    if (!delivery) throw foreignDelivery(unavailable)
    const before = await chosenDeliveries(transaction, cartId)
    await putDelivery(container, transaction, cartId, { before, delivery })
  }
  await changeCart(container, cartId, choose, { keeps: 'delivery' })
}

/** @param unavailable why the cart has no delivery at all */
export const foreignDelivery = (unavailable: string | null): AppError =>
  AppError.invalid(
    unavailable ?? 'Esta entrega não é do produtor dos vinhos do carrinho. Escolha outra.',
  )
