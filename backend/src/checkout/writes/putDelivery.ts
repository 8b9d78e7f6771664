import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import type { OfferedDelivery } from './deliveriesOf'

/** A delivery that a cart has. */
export interface ChosenDelivery {
  id: string
  shipping_option_id: string | null
  /** Decimal reais. */
  amount: number | string
  data: Record<string, unknown> | null
}

/** What the cart has chosen: one delivery, none, or several in carts of the first version. */
export const chosenDeliveries = async (
  { knex }: EngineTransaction,
  cartId: string,
): Promise<ChosenDelivery[]> =>
  knex('cart_shipping_method')
    .where({ cart_id: cartId })
    .whereNull('deleted_at')
    .select('id', 'shipping_option_id', 'amount', 'data')

/** Writes the delivery of a cart in place of what it had; null takes it away. */
export async function putDelivery(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cartId: string,
  { before, delivery }: { before: readonly ChosenDelivery[]; delivery: OfferedDelivery | null },
): Promise<void> {
  const carts = container.resolve(Modules.CART)
  const context = transaction.context(Modules.CART)
  if (before.length > 0)
    await carts.deleteShippingMethods(
      before.map(({ id }) => id),
      context,
    )
  if (delivery)
    await carts.addShippingMethods(
      cartId,
      [
        {
          name: delivery.name,
          shipping_option_id: delivery.id,
          amount: delivery.amount,
          data: { ...delivery.terms },
        },
      ],
      context,
    )
  await transaction.flush()
}
