import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { WineImport } from '#domain/imports/wineImportWire'
import type { Actor } from '../../engine/actor/actor'
import { findImport } from '../reads/findImport'
import { runImports } from './runImports'

/**
 * Starts storing the valid rows of a checked file. Starting twice has one effect.
 *
 * @throws AppError not_found
 */
export async function startImport(
  container: MedusaContainer,
  input: { sellerId: string; importId: string; actor: Actor },
): Promise<WineImport> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex('wine_import')
    .where({
      id: input.importId,
      seller_id: input.sellerId,
      status: 'checked',
      deleted_at: null,
    })
    .update({
      status: 'importing',
      actor: JSON.stringify(input.actor),
      updated_at: knex.fn.now(),
    })
  const found = await findImport(knex, input.sellerId, input.importId)
  runImports(container)
  return found
}
