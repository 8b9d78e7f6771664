import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createHash } from 'node:crypto'
import { recordAudit, type Actor } from '../audit/recordAudit'
import { findWineHome } from './findWineHome'
import { insertWines, type NewWine } from './insertWines'

/**
 * A seller creates a wine. Requests with the same `once.parts` within `once.windowSeconds` make one wine, also 50
 * at once and also when the engine died after storing it: the memory of the request is written with the wine.
 *
 * @returns id of the wine, the first time or now
 */
export async function createOwnWine(
  container: MedusaContainer,
  input: {
    sellerId: string
    wine: NewWine
    actor: Actor
    once: { parts: unknown[]; windowSeconds: number }
  },
): Promise<string> {
  const home = await findWineHome(container, input.sellerId)
  const key = createHash('sha256').update(JSON.stringify(input.once.parts)).digest('hex')
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key])
    const known = (await transaction('request_effect')
      .where({ key })
      .andWhereRaw('created_at > now() - make_interval(secs => ?)', [input.once.windowSeconds])
      .first('resource_id')) as { resource_id: string } | undefined
    if (known) return known.resource_id
    const [productId = ''] = await insertWines(transaction, home, [input.wine])
    await transaction('request_effect')
      .insert({ key, resource_id: productId, created_at: transaction.fn.now() })
      .onConflict('key')
      .merge()
    await recordAudit(transaction, {
      actor: input.actor,
      action: 'wine.create',
      resource: 'product',
      resourceId: productId,
      sellerId: input.sellerId,
      after: { title: input.wine.title, status: 'proposed' },
    })
    return productId
  })
}
