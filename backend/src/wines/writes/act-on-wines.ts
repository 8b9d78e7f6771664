import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { WineAction } from '#domain/wines/wineActions'
import type { WineActionResult, WineActionsRequest } from '#domain/wines/wineBatchWire'
import type { Actor } from '../../engine/actor/actor'
import { AppError } from '../../engine/errors/AppError'
import { removeUnusedImages } from '../../images'
import { archiveWine, restoreWine } from './archive-wine'
import { deleteWine } from './delete-wine'
import { eachWine } from './eachWine'
import { setWineStatus } from './set-wine-status'

interface Step {
  productId: string
  sellerId: string
  actor: Actor
}

/** Each says whether it changed anything. */
const STEPS: Record<WineAction, (container: MedusaContainer, step: Step) => Promise<boolean>> = {
  publish: (container, step) => setWineStatus(container, { ...step, status: 'published' }),
  pause: (container, step) => setWineStatus(container, { ...step, status: 'draft' }),
  archive: archiveWine,
  restore: restoreWine,
  delete: deleteOnce,
}

/** Deleting what the seller has deleted already changes nothing: the answer of before may have been lost (R31). */
async function deleteOnce(container: MedusaContainer, step: Step): Promise<boolean> {
  try {
    await deleteWine(container, step)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.type !== 'not_found') throw error
    if (!(await isDeleted(container, step))) throw error
    return false
  }
}

async function isDeleted(
  container: MedusaContainer,
  { productId, sellerId }: Step,
): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const row = (await knex('seller_product')
    .where({ product_id: productId, seller_id: sellerId })
    .whereNotNull('deleted_at')
    .first('product_id')) as object | undefined
  return row !== undefined
}

/**
 * The same step for many wines, each by the workflow of one alone.
 *
 * @throws AppError not_found when none of them is the seller's
 */
export async function actOnWines(
  container: MedusaContainer,
  { ids, action }: WineActionsRequest,
  { sellerId, actor }: { sellerId: string; actor: Actor },
): Promise<WineActionResult[]> {
  const results = await eachWine<{ id: string }, WineActionResult>(
    ids.map((id) => ({ id })),
    async ({ id }) => ({
      id,
      ok: true,
      message: null,
      changed: await STEPS[action](container, { productId: id, sellerId, actor }),
    }),
    ({ id }, { message }) => ({ id, ok: false, message, changed: false }),
  )
  if (action === 'delete') await removeUnusedImages(container)
  return results
}
