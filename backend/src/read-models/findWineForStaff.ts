import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Product } from '#domain/wire/product'
import { findWine } from './findWine'
import { listReviews } from './listReviews'

/**
 * Any wine, with its seller and every step of its status.
 *
 * @throws AppError not_found
 */
export async function findWineForStaff(
  container: MedusaContainer,
  productId: string,
): Promise<Product> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const product = await findWine(container, productId)
  const [seller, reviews] = await Promise.all([
    knex('seller')
      .where({ id: product.seller_id ?? '' })
      .whereNull('deleted_at')
      .first('id', 'name', 'store_status') as Promise<Product['seller'] | undefined>,
    listReviews(knex, productId),
  ])
  return { ...product, seller: seller ?? null, reviews }
}
