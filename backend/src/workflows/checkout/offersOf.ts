import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** Who sells a wine, and whether it can be bought now. */
export interface Offer {
  productId: string
  variantIds: string[]
  sellerId: string
  sellerName: string
  /** Published, by a seller who is active. */
  isOpen: boolean
}

/** The offers of these wines; a wine that does not exist, or of nobody, is absent. */
export async function offersOf(
  container: MedusaContainer,
  { productIds, variantIds }: { productIds: string[]; variantIds: string[] },
): Promise<Offer[]> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Offer[] }>(
    `select p.id as "productId", s.id as "sellerId", s.name as "sellerName",
            coalesce((select array_agg(v.id) from product_variant v where v.product_id = p.id and v.deleted_at is null), '{}') as "variantIds",
            p.status = 'published' and s.store_status = 'ACTIVE' as "isOpen"
       from product p
       join seller_product link on link.product_id = p.id and link.deleted_at is null
       join seller s on s.id = link.seller_id and s.deleted_at is null
      where p.deleted_at is null
        and (p.id = any(?) or p.id in (select v.product_id from product_variant v where v.id = any(?) and v.deleted_at is null))`,
    [productIds, variantIds],
  )
  return rows
}

/** The products in a cart now. */
export async function productsInCart(
  container: MedusaContainer,
  cartId: string,
): Promise<string[]> {
  const rows = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)('cart_line_item')
    .where({ cart_id: cartId })
    .whereNull('deleted_at')
    .distinct('product_id')) as { product_id: string | null }[]
  return rows.flatMap(({ product_id }) => (product_id ? [product_id] : []))
}
