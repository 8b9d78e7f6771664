import type { MedusaContainer } from '@medusajs/framework/types'
import type {
  ProductReviewBatchRequest,
  ProductReviewBatchResponse,
} from '#domain/wines/productWire'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { reviewWine } from './review-wine'

/**
 * The same decision for several wines, one after the other and each for itself: one that cannot be does not keep the
 * others from it. Repeating the batch changes nothing that was done.
 *
 * @returns what became of each wine, in the order asked for
 */
export async function reviewWines(
  container: MedusaContainer,
  { ids, action, reason, expected_statuses: expected = {} }: ProductReviewBatchRequest,
  actor: Actor,
): Promise<ProductReviewBatchResponse['results']> {
  const results: ProductReviewBatchResponse['results'] = []
  for (const id of new Set(ids)) {
    try {
      await reviewWine(container, {
        productId: id,
        action,
        reason: reason || undefined,
        expectedStatus: expected[id],
        actor,
      })
      results.push({ id, ok: true, message: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      results.push({ id, ok: false, message: error.message })
    }
  }
  return results
}
