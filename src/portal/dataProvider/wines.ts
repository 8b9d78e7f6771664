import type { SellerLabel } from '#domain/labels/bottleLabelWire'
import type {
  Product,
  ProductCreateRequest,
  ProductStatusRequest,
  ProductUpdateRequest,
} from '#domain/wines/productWire'
import type { StoreProduct } from '#domain/shop/storeCatalogueWire'
import { callRoute } from '../../kit/http/callRoute'

/** What a seller does with a wine beside listing it (spec §7 Vendor). All throw ApiError. */
export const wineVerbs = {
  /** The wine as the store shows it; null when it does not. */
  storeWine: async (id: string, signal: AbortSignal): Promise<StoreProduct | null> =>
    (await callRoute('GET /vendor/products/:id/store', { params: { id }, signal })).product,

  /** What is printed for the bottles of wines. */
  wineLabels: async (ids: readonly string[], signal: AbortSignal): Promise<SellerLabel[]> =>
    (await callRoute('GET /vendor/labels', { query: { ids: ids.join(',') }, signal })).labels,

  /** Has the page of a paused wine's bottles say what the wine says now. */
  refreshLabel: async (id: string): Promise<SellerLabel> =>
    (await callRoute('POST /vendor/products/:id/label', { params: { id } })).label,

  /**
   * A new wine, stored as 'proposed' with stock 0 (R20, R22).
   *
   * @param idempotencyKey the same for every attempt of one form, so that only one wine comes of it (R31)
   * @returns the wine, or undefined when the answer lacks it; spec §7 also names `product.data` as its place
   */
  async createWine(
    request: ProductCreateRequest,
    idempotencyKey: string,
  ): Promise<Product | undefined> {
    const answer: { product?: Product | { data?: Product[] } } | undefined = await callRoute(
      'POST /vendor/products',
      { body: request, idempotencyKey, failure: 'Failed to create product' },
    )
    const { product } = answer ?? {}
    if (product && 'id' in product) return product
    return product?.data?.[0]
  },

  /**
   * Changes a wine's data or its list of images. 409 when it is not as `expected_updated_at` says.
   *
   * @param failure the sentence of spec §8, where it has one
   */
  async updateWine(id: string, request: ProductUpdateRequest, failure?: string): Promise<Product> {
    const { product } = await callRoute('POST /vendor/products/:id', {
      params: { id },
      body: request,
      failure,
    })
    return product
  },

  /** Publishes or withdraws a wine (R20, R14). */
  async setWineStatus(id: string, status: ProductStatusRequest['status']): Promise<Product> {
    const { product } = await callRoute('POST /vendor/products/:id/status', {
      params: { id },
      body: { status },
    })
    return product
  },
}
