import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { CartLine } from './cartLines'
import { offersOf, type Offer } from './offersOf'
import { AppError } from '../../engine/errors/AppError'
import { refusePaused } from './refusePaused'

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

/**
 * A cart holds open offers of one seller (docs/decisions/06-checkout.md).
 *
 * @param wanted what the offers must cover
 * @throws AppError invalid_data with words for the buyer · conflict while the seller pauses
 */
function refuseMixedOffers(
  offers: Offer[],
  wanted: { productIds: string[]; variantIds: string[] },
): void {
  const products = new Set(offers.map((offer) => offer.productId))
  const variants = new Set(offers.flatMap((offer) => offer.variantIds))
  const isMissing =
    wanted.productIds.some((id) => !products.has(id)) ||
    wanted.variantIds.some((id) => !variants.has(id))
  if (isMissing || offers.some((offer) => !offer.isOpen))
    throw AppError.invalid('Um dos vinhos do carrinho não está mais à venda.')
  refusePaused(offers)
  const [first, ...others] = offers
  const second = others.find((offer) => offer.sellerId !== first?.sellerId)
  if (first && second) {
    throw AppError.invalid(
      `Cada pedido reúne vinhos de um só produtor, e o carrinho tem vinhos de ${first.sellerName} e de ${second.sellerName}. Finalize um pedido por produtor.`,
    )
  }
}
