import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  PRODUCT_REVIEWS,
  reviewProblem,
  type ProductReviewAction,
} from '#domain/wines/productReview'
import { productStatusLabel, type ProductStatus } from '#domain/wines/productStatus'
import { env } from '../../env'
import { AppError } from '../../errors/AppError'
import { queueMail } from '../../mail/queueMail'
import type { Actor } from '../../actor/actor'
import { lockWine } from './lockWine'
import { setStatus } from './setStatus'
import { reviewMail } from '../../mail/reviewMail'

export interface ReviewWineInput {
  productId: string
  action: ProductReviewAction
  /** What the seller reads. */
  reason?: string | undefined
  /** The status that was on the screen, when the caller knows it. */
  expectedStatus?: ProductStatus | undefined
  actor: Actor
}

/**
 * Staff publish, send back, reject or archive a wine: status, history, audit entry and the seller's mail in one
 * transaction. A wine that has the status already changes nothing and is no error (R31).
 *
 * @throws AppError not_found · conflict when the step does not exist, the wine cannot be sold, or its status is
 *   another one by now (`current {status}`)
 */
export async function reviewWine(
  container: MedusaContainer,
  { productId, action, reason, expectedStatus, actor }: ReviewWineInput,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { to } = PRODUCT_REVIEWS[action]
  await knex.transaction(async (transaction) => {
    const wine = await lockWine(transaction, productId, await sellerOfWine(transaction, productId))
    const seller = await lockSeller(transaction, wine.sellerId)
    if (wine.status === to) return
    if (expectedStatus && expectedStatus !== wine.status) {
      throw new AppError(
        'conflict',
        `O status deste vinho mudou para ${productStatusLabel(wine.status)} enquanto você o analisava. Confira e decida de novo.`,
        { current: { status: wine.status } },
      )
    }
    const problem = reviewProblem(action, wine, seller)
    if (problem) throw AppError.conflict(problem)
    await setStatus(transaction, { wine, status: to, actor, ...(reason ? { reason } : {}) })
    if (!seller.email) return
    await queueMail(container, transaction, {
      to: seller.email,
      sellerId: wine.sellerId,
      template: `wine-${action}`,
      ...reviewMail({
        action,
        wineTitle: wine.title,
        reason: reason ?? null,
        wineUrl: `${env.WINEX_PUBLIC_URL}/portal/wines/${productId}`,
      }),
    })
  })
}

async function sellerOfWine(transaction: Knex, productId: string): Promise<string> {
  const link = (await transaction('seller_product')
    .where({ product_id: productId })
    .whereNull('deleted_at')
    .first('seller_id')) as { seller_id: string } | undefined
  if (!link) throw AppError.notFound('Vinho não encontrado')
  return link.seller_id
}

/** The seller, whose status stays as it is until the wine is decided. After the wine, as everywhere. */
async function lockSeller(
  transaction: Knex,
  sellerId: string,
): Promise<{ email: string | null; store_status: string }> {
  const seller = (await transaction('seller')
    .where({ id: sellerId })
    .whereNull('deleted_at')
    .forShare()
    .first('email', 'store_status')) as { email: string | null; store_status: string } | undefined
  if (!seller) throw AppError.notFound('Vinho não encontrado')
  return seller
}
