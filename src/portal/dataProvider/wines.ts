import type { SellerLabel } from '#domain/labels/bottleLabelWire'
import type { Product, ProductStatusRequest } from '#domain/wines/productWire'
import type { StoreProduct } from '#domain/shop/storeCatalogueWire'
import { callRoute } from '../../kit/http/callRoute'

/** What a seller does with a wine that is no CRUD (spec §7 Vendor). All throw ApiError. */
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

  /** Publishes or withdraws a wine (R20, R14). */
  async setWineStatus(id: string, status: ProductStatusRequest['status']): Promise<Product> {
    const { product } = await callRoute('POST /vendor/products/:id/status', {
      params: { id },
      body: { status },
    })
    return product
  },
}
