import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { StoreCartCreateRequest } from '#domain/checkout/storeCartWire'
import { engineTransaction } from '../../engine/database/engineTransaction'
import { marketplace } from '../../marketplace'
import { contactOf } from './contactOf'
import { inTurn } from './inTurn'
import { lockCart } from './lockCart'
import { putLines } from './put-lines'
import { findShop, refuseOtherRegion } from './shop'
import { writeTaxId } from './writeTaxId'

/**
 * Opens a buyer's cart, with wines in it when some were named: all of it or nothing. No customer record is made of a
 * guest: the e-mail is kept in the cart and in the order, nowhere else.
 *
 * @returns the id of the cart
 * @throws AppError as putLines · invalid_data for a region that is not ours
 */
export async function openCart(
  container: MedusaContainer,
  { items = [], ...request }: StoreCartCreateRequest,
): Promise<string> {
  const shop = await findShop(container)
  refuseOtherRegion(shop, request)
  return inTurn(() =>
    engineTransaction(container, async (transaction) => {
      const cart = await container.resolve(Modules.CART).createCarts(
        {
          currency_code: marketplace.currency,
          region_id: shop.regionId,
          sales_channel_id: shop.salesChannelId,
          ...contactOf(request),
        },
        transaction.context(Modules.CART),
      )
      await transaction.flush()
      await writeTaxId(transaction.knex, cart.id, request.tax_id)
      if (items.length > 0)
        await putLines(container, transaction, await lockCart(transaction.knex, cart.id), items)
      return cart.id
    }),
  )
}
