import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import { cartLines } from './cartLines'
import { changeCart } from './changeCart'
import { lineOf } from './lineOf'
import { refuseSize } from './put-lines'
import { refuseShortage } from './refuseShortage'
import { refuseUnsound } from './refuseUnsound'

/**
 * Sets the bottles of a line; 0 takes it out of the cart, which is always allowed.
 *
 * @throws as changeCart, and AppError not_found for a line of another cart (R42) · invalid_data and conflict as putLines
 */
export async function changeLine(
  container: MedusaContainer,
  { cartId, lineId, quantity }: { cartId: string; lineId: string; quantity: number },
): Promise<void> {
  await changeCart(container, cartId, async (transaction) => {
    const { knex } = transaction
    const lines = await cartLines(knex, cartId)
    const line = lines.find((one) => one.id === lineId)
    if (!line) throw AppError.notFound('Este vinho não está no carrinho.')
    const carts = container.resolve(Modules.CART)
    if (quantity === 0) {
      await carts.deleteLineItems([lineId], transaction.context(Modules.CART))
      return
    }
    await refuseUnsound(knex, lines)
    const variantId = line.variant_id
    const { unit_price } = await lineOf(knex, { variantId, quantity })
    await carts.updateLineItems(lineId, { quantity, unit_price }, transaction.context(Modules.CART))
    await transaction.flush()
    const same = (await cartLines(knex, cartId)).filter((one) => one.variant_id === variantId)
    refuseSize(same)
    await refuseShortage(knex, same)
  })
}
