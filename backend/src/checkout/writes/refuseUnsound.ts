import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { CartLine } from './cartLines'
import { offersOf } from './offersOf'
import { refuseMixedOffers } from './refuseMixedOffers'

/**
 * A cart holds open offers of one seller.
 *
 * @param added variants that are about to come into it
 * @returns the seller, '' for an empty cart
 * @throws AppError invalid_data with words for the buyer · conflict while the seller pauses
 */
export async function refuseUnsound(
  knex: Knex,
  lines: readonly CartLine[],
  added: readonly string[] = [],
): Promise<string> {
  const variantIds = [...new Set([...lines.map((line) => line.variant_id), ...added])]
  if (variantIds.length === 0) return ''
  const productIds = [...new Set(lines.map((line) => line.product_id))]
  const offers = await offersOf(knex, { productIds, variantIds })
  refuseMixedOffers(offers, { productIds, variantIds })
  return offers[0]?.sellerId ?? ''
}
