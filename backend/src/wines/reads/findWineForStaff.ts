import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Product } from '#domain/wines/productWire'
import { findChangesSinceReview } from './findChangesSinceReview'
import { findWine } from './findWine'
import { listReviews } from './listReviews'

/**
 * Any wine, with its seller, every step of its status and what changed after the last decision.
 *
 * @throws AppError not_found
 */
export async function findWineForStaff(knex: Knex, productId: string): Promise<Product> {
  const product = await findWine(knex, productId)
  const [seller, reviews, changes_since_review] = await Promise.all([
    knex('seller')
      .where({ id: product.seller_id ?? '' })
      .whereNull('deleted_at')
      .first('id', 'name', 'store_status') as Promise<Product['seller'] | undefined>,
    listReviews(knex, productId),
    findChangesSinceReview(knex, productId),
  ])
  return { ...product, seller: seller ?? null, reviews, changes_since_review }
}
