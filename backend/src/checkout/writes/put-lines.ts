import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { CART_BOTTLES_MAX, CART_LINES_MAX } from '#domain/limits'
import { AppError } from '../../engine/errors/AppError'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { cartLines } from './cartLines'
import { lineOf } from './lineOf'
import type { LockedCart } from './lockCart'
import { refuseShortage } from './refuseShortage'
import { refuseUnsound } from './refuseUnsound'

/** Bottles of a wine. */
export interface WantedBottles {
  variant_id: string
  quantity: number
}

/**
 * Puts bottles into a cart: onto the line of the wine when there is one, else onto a new one, at the price of so many
 * bottles.
 *
 * @throws AppError invalid_data for wines that cannot be bought, of a second seller, or beyond the size of a cart ·
 *   conflict for more bottles than there are
 */
export async function putLines(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cart: LockedCart,
  wanted: readonly WantedBottles[],
): Promise<void> {
  const { knex } = transaction
  const lines = await cartLines(knex, cart.id)
  const bottles = new Map<string, number>()
  for (const { variant_id, quantity } of wanted)
    bottles.set(variant_id, (bottles.get(variant_id) ?? 0) + quantity)
  await refuseUnsound(knex, lines, [...bottles.keys()])

  const carts = container.resolve(Modules.CART)
  for (const [variantId, added] of bottles) {
    const known = lines.find((line) => line.variant_id === variantId)
    const quantity = added + (known?.quantity ?? 0)
    const line = await lineOf(knex, { variantId, quantity })
    if (known) {
      const { unit_price } = line
      await carts.updateLineItems(
        known.id,
        { quantity, unit_price },
        transaction.context(Modules.CART),
      )
    } else {
      await carts.addLineItems(cart.id, [line], transaction.context(Modules.CART))
    }
  }
  await transaction.flush()
  const after = await cartLines(knex, cart.id)
  refuseSize(after)
  await refuseShortage(
    knex,
    after.filter((line) => bottles.has(line.variant_id)),
  )
}

/** @throws AppError invalid_data when the cart has too many lines or bottles */
export function refuseSize(lines: readonly { quantity: number }[]): void {
  if (lines.length > CART_LINES_MAX)
    throw AppError.invalid(`Um carrinho leva até ${CART_LINES_MAX} vinhos diferentes.`)
  if (lines.some((line) => line.quantity > CART_BOTTLES_MAX))
    throw AppError.invalid(`Um carrinho leva até ${CART_BOTTLES_MAX} garrafas de cada vinho.`)
}
