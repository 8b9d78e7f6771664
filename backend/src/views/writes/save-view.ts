import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { VIEWS_MAX } from '#domain/limits'
import type { SavedViewRequest } from '#domain/views/savedViewWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { ViewKeeper } from './ViewKeeper'

/**
 * Keeps a view of a list under a name, for the person or for all of the scope. The same view under the same name again
 * is a double click or a retry (R31).
 *
 * @returns its id
 * @throws AppError forbidden · conflict when the name is taken, or there are as many as may be kept
 */
export async function saveView(
  container: MedusaContainer,
  keeper: ViewKeeper,
  { list, name, is_shared: isShared, query }: SavedViewRequest,
): Promise<string> {
  const { scope, personId, mayShare } = keeper
  if (isShared && !mayShare) throw AppError.forbidden(ONLY_OWN)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    // one after the other: two at once could pass the limit together
    await runStatement(transaction, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `saved_view ${scope}`,
    ])
    const [known] = await runStatement<{ id: string; is_equal: boolean }>(transaction, {
      text: `select id, query = $6::jsonb as is_equal from saved_view
              where scope = $1 and list = $2 and lower(name) = lower($3) and is_shared = $4
                and (is_shared or owner_id = $5)`,
      values: [scope, list, name, isShared, personId, JSON.stringify(query)],
    })
    if (known?.is_equal) return known.id
    if (known) throw nameTaken()
    await refuseTooMany(transaction, keeper, isShared)
    const id = generateEntityId(undefined, 'view')
    await transaction('saved_view').insert({
      id,
      scope,
      list,
      owner_id: personId,
      is_shared: isShared,
      name,
      query: JSON.stringify(query),
    })
    return id
  })
}

const ONLY_OWN = 'O seu papel na equipe guarda filtros só para você. Escolha “Só para mim”.'

const nameTaken = (): AppError => {
  const text = 'Já existem filtros salvos com este nome. Escolha outro ou apague os anteriores.'
  return AppError.conflict(text, { name: text })
}

/** So many of one person, and so many for all. */
async function refuseTooMany(
  transaction: Knex,
  { scope, personId }: ViewKeeper,
  isShared: boolean,
): Promise<void> {
  const [kept] = await runStatement<{ n: number }>(transaction, {
    text: `select count(*)::int as n from saved_view
            where scope = $1 and is_shared = $2 and (is_shared or owner_id = $3)`,
    values: [scope, isShared, personId],
  })
  if ((kept?.n ?? 0) >= VIEWS_MAX)
    throw AppError.conflict(
      `Há lugar para ${String(VIEWS_MAX)} filtros salvos ${isShared ? 'da equipe' : 'seus'}. Apague um que não usa mais.`,
    )
}
