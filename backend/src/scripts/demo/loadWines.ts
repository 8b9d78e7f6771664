import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId, Modules } from '@medusajs/framework/utils'
import { ENGINE_BRAZIL } from '#domain/values/engineCountry'
import { findWineHome, insertWines, type WineHome } from '../../wines'
import type { PlannedWine } from './demoPlan'
import type { LoadedSeller } from './loadSellers'

/** Makes the wines of each producer, all or none; those of an interrupted load get their full stock back. */
export async function loadWines(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
  wines: readonly PlannedWine[],
): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const { plan, sellerId } of sellers) {
    const own = wines.filter(({ seller }) => seller === plan.key)
    const known = await levelsOf(knex, own)
    if (known.length > 0) await container.resolve(Modules.INVENTORY).updateInventoryLevels(known)
    else await makeWines(knex, await findWineHome(container, sellerId), own)
  }
}

/** The planned stock at the levels of the wines that are there. */
async function levelsOf(knex: Knex, wines: readonly PlannedWine[]) {
  const stock = new Map(wines.map((wine) => [wine.sku, wine.stock]))
  const rows = (await knex('inventory_item as i')
    .join('inventory_level as l', 'l.inventory_item_id', 'i.id')
    .whereIn('i.sku', [...stock.keys()])
    .select('i.sku', 'l.inventory_item_id', 'l.location_id')) as {
    sku: string
    inventory_item_id: string
    location_id: string
  }[]
  return rows.map(({ sku, ...level }) => ({ ...level, stocked_quantity: stock.get(sku) ?? 0 }))
}

/** Pictures and status are written past the review: they were never uploaded, and nobody is told. */
const makeWines = (knex: Knex, home: WineHome, wines: readonly PlannedWine[]): Promise<void> =>
  knex.transaction(async (transaction) => {
    const ids = await insertWines(
      transaction,
      home,
      wines.map((wine) => ({ ...wine, origin_country: ENGINE_BRAZIL })),
    )
    for (const [at, { status, thumbnail, image }] of wines.entries()) {
      const id = ids[at] ?? ''
      await transaction('product').where({ id }).update({ status, thumbnail })
      await transaction('image').insert({
        id: generateEntityId(undefined, 'img'),
        product_id: id,
        url: image,
        rank: 0,
      })
    }
  })
