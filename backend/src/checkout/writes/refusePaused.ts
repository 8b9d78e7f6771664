import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { pausedUntil, pauseRefusal } from '#domain/sellers/pause'
import { saoPauloDate } from '#domain/values/dates'
import { AppError } from '../../engine/errors/AppError'
import { cartLines } from './cartLines'
import { offersOf, type Offer } from './offersOf'

/** @throws AppError conflict that names the day until which one of the sellers sells nothing */
export function refusePaused(offers: readonly Offer[]): void {
  const today = saoPauloDate(new Date()) ?? ''
  for (const { sellerName, pause } of offers) {
    const until = pausedUntil(pause, today)
    if (until) throw AppError.conflict(pauseRefusal(sellerName, until))
  }
}

/**
 * No payment is begun for a cart that cannot be completed: a provider may take the money before the order is made.
 *
 * @throws as refusePaused
 */
export async function refusePausedCart(knex: Knex, cartId: string): Promise<void> {
  const lines = await cartLines(knex, cartId)
  const productIds = lines.map((line) => line.product_id)
  refusePaused(await offersOf(knex, { productIds, variantIds: [] }))
}
