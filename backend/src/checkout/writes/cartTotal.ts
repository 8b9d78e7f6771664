import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { EngineTransaction } from '../../engine/database/engineTransaction'

/** What the total of a cart is made of. */
export const totalRelations = [
  'items',
  'items.adjustments',
  'items.tax_lines',
  'shipping_methods',
  'shipping_methods.adjustments',
  'shipping_methods.tax_lines',
]

/** The engine's own sum of a cart as the transaction sees it, in decimal reais. */
export async function cartTotal(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cartId: string,
): Promise<number> {
  const cart = await container
    .resolve(Modules.CART)
    .retrieveCart(
      cartId,
      { select: ['id', 'total'], relations: totalRelations },
      transaction.freshContext(Modules.CART),
    )
  return Number(cart.total)
}
