import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { StoreCartUpdateRequest } from '#domain/checkout/storeCartWire'
import { changeCart } from './changeCart'
import { contactOf } from './contactOf'
import { findShop, refuseOtherRegion } from './shop'
import { writeTaxId } from './writeTaxId'

/**
 * Writes who buys and where it goes.
 *
 * @throws as changeCart, and AppError invalid_data for a region that is not ours
 */
export async function describeCart(
  container: MedusaContainer,
  cartId: string,
  request: StoreCartUpdateRequest,
): Promise<void> {
  refuseOtherRegion(await findShop(container), request)
  await changeCart(container, cartId, async (transaction) => {
    await container
      .resolve(Modules.CART)
      .updateCarts(cartId, contactOf(request), transaction.context(Modules.CART))
    await writeTaxId(transaction.knex, cartId, request.tax_id)
  })
}
