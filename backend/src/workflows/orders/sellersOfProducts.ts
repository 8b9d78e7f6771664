import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** Seller and status by product id; a product without a seller is absent. */
export async function sellersOfProducts(
  container: MedusaContainer,
  productIds: string[],
): Promise<Map<string, { sellerId: string; storeStatus: string }>> {
  const rows = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('seller_product as link')
    .join('seller', 'seller.id', 'link.seller_id')
    .whereNull('link.deleted_at')
    .whereNull('seller.deleted_at')
    .whereIn('link.product_id', productIds)
    .select('link.product_id', 'link.seller_id', 'seller.store_status')) as {
    product_id: string
    seller_id: string
    store_status: string
  }[]
  return new Map(
    rows.map((row) => [row.product_id, { sellerId: row.seller_id, storeStatus: row.store_status }]),
  )
}
