import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { ERASED_NAME } from '#domain/privacy/privacy'
import { runStatement } from '../../engine/database/runStatement'

/** A line of an order names it (the engine's index has no deleted ones). */
const SOLD =
  'exists (select from order_line_item l where l.product_id = p.id and l.deleted_at is null)'

/**
 * $1 is the seller. Of a wine that was sold the name and the technical sheet stay with its orders, without what says
 * whose it is; of any other nothing. A SKU is made of the name.
 */
const WITHDRAW = [
  `delete from image where product_id in (select product_id from seller_product where seller_id = $1)`,
  `update product p set status = 'archived', description = null, thumbnail = null, updated_at = now(),
          metadata = metadata - array['storytelling', 'certifications', 'sustainability'] #- '{label,mapa_registration}'
     from seller_product own where own.seller_id = $1 and own.product_id = p.id and ${SOLD}`,
  `update product p set status = 'archived', description = null, thumbnail = null, updated_at = now(),
          title = '${ERASED_NAME}', handle = 'vinho-excluido-' || lower(p.id), metadata = null
     from seller_product own where own.seller_id = $1 and own.product_id = p.id and not ${SOLD}`,
  `update inventory_item i set sku = null
     from product_variant_inventory_item link
     join product_variant v on v.id = link.variant_id
     join product p on p.id = v.product_id
     join seller_product own on own.product_id = p.id
    where link.inventory_item_id = i.id and own.seller_id = $1 and not ${SOLD}`,
  `update product_variant v set sku = null
     from product p join seller_product own on own.product_id = p.id
    where v.product_id = p.id and own.seller_id = $1 and not ${SOLD}`,
  // what their pages have kept tells the same; the update above keeps it once more
  `update wine_label set kept = null
    where product_id in (select product_id from seller_product where seller_id = $1)`,
  // removeUnusedImages keeps what an order line still shows
  `update image_upload set expires_at = now() where seller_id = $1`,
]

/**
 * Takes a seller's wines out of the store permanently, in the caller's transaction: archived, without pictures and
 * without what says whose they were, as `KEPT_AFTER_ERASURE` declares.
 */
export async function withdrawWines(transaction: Knex, sellerId: string): Promise<void> {
  for (const statement of WITHDRAW) await runStatement(transaction, statement, [sellerId])
}
