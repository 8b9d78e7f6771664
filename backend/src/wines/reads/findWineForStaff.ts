import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Product, ProductReviewEntry } from '#domain/wines/productWire'
import { findChangesSinceReview } from './findChangesSinceReview'
import { findWine } from './findWine'
import { runStatement } from '../../engine/database/runStatement'

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

/** Steps shown of one wine; older ones stay in the audit trail. */
const shownMax = 50

interface ReviewRow {
  id: string
  from_status: string
  to_status: string
  reason: string | null
  actor_type: string
  actor_name: string | null
  created_at: Date
}

/** Every step of a wine's status with who took it, newest first. */
async function listReviews(knex: Knex, productId: string): Promise<ProductReviewEntry[]> {
  const rows = await runStatement<ReviewRow>(
    knex,
    `select r.id, r.from_status, r.to_status, r.reason, r.actor_type, r.created_at,
            coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email, m.name) as actor_name
       from product_review r
       left join "user" u on r.actor_type = 'user' and u.id = r.actor_id
       left join seller_member m on r.actor_type = 'seller' and m.id = r.actor_id
      where r.product_id = $1 and r.deleted_at is null
      order by r.created_at desc, r.id desc limit ${shownMax}`,
    [productId],
  )
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }))
}
