import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Pause } from '#domain/sellers/pause'
import { runStatement } from '../../engine/database/runStatement'
import { pauseOf } from '../../shop'

/** Who sells a wine, and whether it can be bought now. */
export interface Offer {
  productId: string
  variantIds: string[]
  sellerId: string
  sellerName: string
  /** Published, by a seller who is active. */
  isOpen: boolean
  /** The pause that the seller has set, whenever it is. */
  pause: Pause | null
}

/** The offers of these wines; a wine that does not exist, or of nobody, is absent. */
export async function offersOf(
  knex: Knex,
  { productIds, variantIds }: { productIds: string[]; variantIds: string[] },
): Promise<Offer[]> {
  const rows = await runStatement<Offer>(
    knex,
    `select p.id as "productId", s.id as "sellerId", s.name as "sellerName",
            coalesce((select array_agg(v.id) from product_variant v where v.product_id = p.id and v.deleted_at is null), '{}') as "variantIds",
            p.status = 'published' and s.store_status = 'ACTIVE' as "isOpen",
            ${pauseOf('s.id')} as pause
       from product p
       join seller_product link on link.product_id = p.id and link.deleted_at is null
       join seller s on s.id = link.seller_id and s.deleted_at is null
      where p.deleted_at is null
        and (p.id = any($1) or p.id in (select v.product_id from product_variant v where v.id = any($2) and v.deleted_at is null))`,
    [productIds, variantIds],
  )
  return rows
}
