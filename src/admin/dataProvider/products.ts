import type {
  Product,
  ProductReviewBatchRequest,
  ProductReviewBatchResponse,
  ProductReviewRequest,
} from '#domain/wines/productWire'
import type { ReviewQueueName } from '#domain/wines/reviewQueues'
import type { ReviewQueue } from '#domain/wines/reviewWire'
import { callRoute } from '../../kit/http/callRoute'

/** What staff decide about wines (issue 5). All throw ApiError. */
export const productVerbs = {
  /** The proposed wines of one queue, oldest first. */
  reviewQueue(queue: ReviewQueueName): Promise<ReviewQueue> {
    return callRoute('GET /admin/reviews', { query: { queue } })
  },

  /** Within ten seconds, by who decided. 409 when something happened since, with why. */
  async undoReview(id: string, decision: string): Promise<Product> {
    const { product } = await callRoute('POST /admin/products/:id/review/undo', {
      params: { id },
      body: { decision },
    })
    return product
  },

  /** Publishes, sends back, rejects or archives a wine. 409 when it cannot be, or its status is another one by now. */
  async reviewProduct(id: string, request: ProductReviewRequest): Promise<Product> {
    const { product } = await callRoute('POST /admin/products/:id/review', {
      params: { id },
      body: request,
    })
    return product
  },

  /** The same for several wines; each for itself, with what became of it. */
  async reviewProducts(
    request: ProductReviewBatchRequest,
  ): Promise<ProductReviewBatchResponse['results']> {
    const { results } = await callRoute('POST /admin/products/review', { body: request })
    return results
  },
}
