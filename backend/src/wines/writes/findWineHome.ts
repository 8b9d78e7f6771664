import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import { findMarketplace } from '../../marketplace'
import type { WineHome } from './insertWines'

/**
 * Where a seller's new wines go: their default stock location (R22), the shop's sales channel and shipping profile.
 *
 * @throws AppError not_found when the seller has no stock location
 */
export async function findWineHome(
  container: MedusaContainer,
  sellerId: string,
): Promise<WineHome> {
  const [ids, link] = await Promise.all([
    findMarketplace(container),
    container
      .resolve(ContainerRegistrationKeys.PG_CONNECTION)('seller_stock_location')
      .where({ seller_id: sellerId })
      .whereNull('deleted_at')
      .orderBy('created_at')
      .first('stock_location_id') as Promise<{ stock_location_id: string } | undefined>,
  ])
  if (!link) throw AppError.notFound('Local de estoque não encontrado')
  return { ...ids, sellerId, stockLocationId: link.stock_location_id }
}
