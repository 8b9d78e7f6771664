import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { StoreCartUpdateRequest } from '#domain/checkout/storeCartWire'
import { readState, stateOfCep } from '#domain/orders/deliveryAddress'
import { changeCart } from './changeCart'
import { contactOf, type Contact } from './contactOf'
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
  await changeCart(container, cartId, async (transaction, cart) => {
    const { shipping_address: shipping, billing_address: billing, ...rest } = contactOf(request)
    const hasShipping = await writeAddress(transaction.knex, cart.shipping_address_id, shipping)
    const hasBilling = await writeAddress(transaction.knex, cart.billing_address_id, billing)
    await container.resolve(Modules.CART).updateCarts(
      cartId,
      {
        ...rest,
        ...(shipping && !hasShipping && { shipping_address: shipping }),
        ...(billing && !hasBilling && { billing_address: billing }),
      },
      transaction.context(Modules.CART),
    )
    await writeTaxId(transaction.knex, cartId, request.tax_id)
  })
}

/**
 * Writes over the address that the cart has; what was not sent stays. The cart module would make another one, with only what
 * was sent, and leave this one in the database when the cart has ended.
 *
 * @returns whether the cart had one
 */
async function writeAddress(
  transaction: Knex,
  id: string | null,
  address: Contact['shipping_address'],
): Promise<boolean> {
  if (id === null) return false
  if (!address) return true
  const row = transaction('cart_address').where({ id })
  const stored = (await row.clone().first('province')) as { province: string | null } | undefined
  const state = stateOfCep(address.postal_code)
  // the freight of a CEP alone is that of its state, not of the one that was written with another CEP
  const isElsewhere =
    address.province === undefined && state !== null && state !== readState(stored?.province)
  await row.update({
    ...address,
    ...(isElsewhere && { province: '' }),
    updated_at: transaction.fn.now(),
  })
  return true
}
