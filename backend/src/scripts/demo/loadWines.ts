import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createWine } from '../../workflows/wines/create-wine'
import { clearHalfMadeWines } from './clearHalfMadeWines'
import type { PlannedWine } from './demoPlan'
import type { LoadedSeller } from './loadSellers'

/** Makes the wines that are not there yet, one after the other for each producer, so that they keep their order. */
export async function loadWines(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
  wines: readonly PlannedWine[],
): Promise<void> {
  const known = await clearHalfMadeWines(container, wines)
  const stockOf = (sku: string) => wines.find((wine) => wine.sku === sku)?.stock ?? 0
  if (known.length > 0) {
    // Orders of an interrupted load had taken bottles out.
    await container.resolve(Modules.INVENTORY).updateInventoryLevels(
      known.map(({ sku, inventory_item_id, location_id }) => ({
        inventory_item_id,
        location_id,
        stocked_quantity: stockOf(sku),
      })),
    )
  }
  const missing = wines.filter((wine) => !known.some(({ sku }) => sku === wine.sku))
  await Promise.all(
    sellers.map(async ({ plan, sellerId }) => {
      for (const { seller, createdAt: _createdAt, image, ...wine } of missing) {
        if (seller !== plan.key) continue
        await createWine(container, {
          sellerId,
          wine: { ...wine, origin_country: 'br', images: [{ url: image }] },
        })
      }
    }),
  )
}
