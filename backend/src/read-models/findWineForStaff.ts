import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Product } from '#domain/wire/product'
import { findWine } from './findWine'
import { listReviews } from './listReviews'

/**
 * Any wine, with its seller and every step of its status.
 *
 * @throws AppError not_found
 */
export async function findWineForStaff(knex: Knex, productId: string): Promise<Product> {
  const product = await findWine(knex, productId)
  const [seller, reviews] = await Promise.all([
    knex('seller')
      .where({ id: product.seller_id ?? '' })
      .whereNull('deleted_at')
      .first('id', 'name', 'store_status') as Promise<Product['seller'] | undefined>,
    listReviews(knex, productId),
  ])
  return { ...product, seller: seller ?? null, reviews }
}
