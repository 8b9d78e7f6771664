import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { EngineTransaction } from '../../database/engineTransaction'
import { deliveriesOf } from './deliveriesOf'

/** A delivery leaves the cart with the wines of its seller. */
export async function dropForeignDeliveries(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cartId: string,
): Promise<void> {
  const chosen = (await transaction
    .knex('cart_shipping_method')
    .where({ cart_id: cartId })
    .whereNull('deleted_at')
    .select('id', 'shipping_option_id')) as { id: string; shipping_option_id: string | null }[]
  if (chosen.length === 0) return
  const offered = new Set((await deliveriesOf(transaction.knex, cartId)).map(({ id }) => id))
  const foreign = chosen.filter((one) => !offered.has(one.shipping_option_id ?? ''))
  if (foreign.length === 0) return
  await container.resolve(Modules.CART).deleteShippingMethods(
    foreign.map(({ id }) => id),
    transaction.context(Modules.CART),
  )
  await transaction.flush()
}
