import type {
  Product,
  ProductReviewBatchRequest,
  ProductReviewBatchResponse,
  ProductReviewRequest,
} from '#domain/wines/productWire'
import type { ReviewQueue } from '#domain/wines/reviewWire'
import { callRoute } from '../../kit/http/callRoute'

/** What staff decide about wines (issue 5). All throw ApiError. */
export const productVerbs = {
  /** The wines that wait for a decision, oldest first. */
  reviewQueue(): Promise<ReviewQueue> {
    return callRoute('GET /admin/reviews')
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
