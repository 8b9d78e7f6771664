import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import type { ViewKeeper } from './ViewKeeper'

/**
 * Takes a view away: the own ones, and with `maySweep` any that is for all.
 *
 * @throws AppError not_found · forbidden for what somebody else keeps for all
 */
export async function deleteView(
  container: MedusaContainer,
  { scope, personId, maySweep }: ViewKeeper,
  id: string,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const view = (await knex('saved_view').where({ id, scope }).first('owner_id', 'is_shared')) as
    | { owner_id: string | null; is_shared: boolean }
    | undefined
  const isOwn = view?.owner_id === personId
  if (!view || (!view.is_shared && !isOwn))
    throw AppError.notFound('Filtros salvos não encontrados.')
  if (!isOwn && !maySweep)
    throw AppError.forbidden('Só quem salvou estes filtros, ou quem administra a equipe, os apaga.')
  await knex('saved_view').where({ id, scope }).delete()
}
