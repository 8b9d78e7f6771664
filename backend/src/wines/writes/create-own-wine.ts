import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { onceOnly, type OnceOnly } from '../../engine/database/onceOnly'
import { findWineHome } from './findWineHome'
import { insertWines, type NewWine } from './insertWines'
import { refuseInconsistentSheet } from './refuseInconsistentSheet'

/**
 * A seller creates a wine; equal requests make one (`once`), also 50 at once and also when the engine died after
 * storing it: the memory of the request is written with the wine.
 *
 * @returns id of the wine, the first time or now
 * @throws AppError conflict for an Idempotency-Key that came with another wine · invalid_data for a sheet that
 *   contradicts itself
 */
export async function createOwnWine(
  container: MedusaContainer,
  input: { sellerId: string; wine: NewWine; actor: Actor; once: OnceOnly },
): Promise<string> {
  refuseInconsistentSheet(input.wine.metadata)
  const home = await findWineHome(container, input.sellerId)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction((transaction) =>
    onceOnly(transaction, input.once, async () => {
      const [productId = ''] = await insertWines(transaction, home, [input.wine])
      await recordAudit(transaction, {
        actor: input.actor,
        action: 'wine.create',
        resource: 'product',
        resourceId: productId,
        sellerId: input.sellerId,
        after: { title: input.wine.title, status: 'proposed' },
      })
      return productId
    }),
  )
}
