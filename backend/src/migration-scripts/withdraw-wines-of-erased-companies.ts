import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { withdrawWines } from '../privacy'

/** Companies that were erased before kept names and sheets of wines that nobody had bought. */
export default async function withdrawWinesOfErasedCompanies({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const erased = (await knex('seller')
    .whereRaw(`handle = 'conta-excluida-' || lower(id)`)
    .select('id')) as { id: string }[]
  for (const { id } of erased)
    await knex.transaction((transaction) => withdrawWines(transaction, id))
}
