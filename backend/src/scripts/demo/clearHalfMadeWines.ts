import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { deleteProductsWorkflow } from '@medusajs/medusa/core-flows'
import { toHandle } from '../../workflows/freeSuffix'
import type { PlannedWine } from './demoPlan'

interface StoredWine {
  sku: string
  product_id: string | null
  inventory_item_id: string | null
  location_id: string | null
  whole: boolean
}

/** A wine that is whole: owner, price and stock level are there. */
export interface WholeWine {
  sku: string
  inventory_item_id: string
  location_id: string
}

/**
 * Takes away wines that an interrupted load left in the middle (a product without its price, an inventory item without
 * its product).
 * @returns the wines that are whole
 */
export async function clearHalfMadeWines(
  container: MedusaContainer,
  wines: readonly PlannedWine[],
): Promise<WholeWine[]> {
  const stored = await findStored(container, wines)
  const broken = stored.filter(({ whole }) => !whole)
  const ids = broken.flatMap(({ product_id }) => (product_id ? [product_id] : []))
  const items = broken.flatMap(({ inventory_item_id }) =>
    inventory_item_id ? [inventory_item_id] : [],
  )
  if (ids.length > 0) await deleteProductsWorkflow(container).run({ input: { ids } })
  if (items.length > 0) await container.resolve(Modules.INVENTORY).deleteInventoryItems(items)
  return stored.filter((wine): wine is StoredWine & WholeWine => wine.whole)
}

async function findStored(
  container: MedusaContainer,
  wines: readonly PlannedWine[],
): Promise<StoredWine[]> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: StoredWine[] }>(
    `select wanted.sku, p.id as product_id, i.id as inventory_item_id, l.location_id,
            coalesce(l.id is not null and vi.variant_id is not null
              and exists (select from seller_product sp where sp.product_id = p.id and sp.deleted_at is null)
              and exists (select from product_variant_price_set vps join price pr on pr.price_set_id = vps.price_set_id
                           where vps.variant_id = v.id), false) as whole
       from unnest(:skus::text[], :handles::text[]) as wanted (sku, handle)
       left join product p on p.handle = wanted.handle and p.deleted_at is null
       left join product_variant v on v.product_id = p.id and v.deleted_at is null
       left join inventory_item i on i.sku = wanted.sku and i.deleted_at is null
       left join product_variant_inventory_item vi on vi.variant_id = v.id and vi.inventory_item_id = i.id and vi.deleted_at is null
       left join inventory_level l on l.inventory_item_id = i.id and l.deleted_at is null
      where p.id is not null or i.id is not null`,
    {
      skus: wines.map(({ sku }) => sku),
      handles: wines.map(({ title }) => toHandle(title, 'vinho')),
    },
  )
  return rows
}
