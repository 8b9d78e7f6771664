import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { archiveProblem, restoreProblem } from '#domain/wines/wineActions'
import type { Actor } from '../../engine/actor/actor'
import { AppError } from '../../engine/errors/AppError'
import { lockWine } from './lockWine'
import { refuseReadOnly } from './refuseReadOnly'
import { setStatus } from './setStatus'

/**
 * A seller puts a wine away: it leaves the store and the list of what is worked on.
 *
 * @returns whether anything changed
 * @throws AppError not_found · forbidden for what is staff's (docs/decisions/13) or a seller who may only read
 */
export const archiveWine = (container: MedusaContainer, input: OwnWine): Promise<boolean> =>
  inTransaction(container, input, async (transaction, wine) => {
    if (wine.status === 'archived' && (await lastActor(transaction, wine.id)) === 'seller')
      return false
    const problem = archiveProblem(wine.status)
    if (problem) throw AppError.forbidden(problem)
    await setStatus(transaction, { wine, status: 'archived', actor: input.actor })
    return true
  })

/**
 * A seller brings back what they have archived, as a draft.
 *
 * @returns whether anything changed
 * @throws AppError as archiveWine
 */
export const restoreWine = (container: MedusaContainer, input: OwnWine): Promise<boolean> =>
  inTransaction(container, input, async (transaction, wine) => {
    if (wine.status === 'draft') return false
    const problem = restoreProblem(wine.status, await lastActor(transaction, wine.id))
    if (problem) throw AppError.forbidden(problem)
    await setStatus(transaction, { wine, status: 'draft', actor: input.actor })
    return true
  })

interface OwnWine {
  productId: string
  sellerId: string
  actor: Actor
}

const inTransaction = (
  container: MedusaContainer,
  { productId, sellerId }: OwnWine,
  act: (transaction: Knex, wine: Awaited<ReturnType<typeof lockWine>>) => Promise<boolean>,
): Promise<boolean> =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    const wine = await lockWine(transaction, productId, sellerId)
    await refuseReadOnly(transaction, sellerId)
    return act(transaction, wine)
  })

/** Who took the wine's last step. */
async function lastActor(transaction: Knex, productId: string): Promise<string | null> {
  const step = (await transaction('product_review')
    .where({ product_id: productId })
    .whereNull('deleted_at')
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('actor_type')) as { actor_type: string } | undefined
  return step?.actor_type ?? null
}
