import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { moveOrderApprovals } from '../modules/seller/moveOrderApprovals'

/** Stores the sellers' answers to orders in a table of ours, from which the lists read them. Runs once per database. */
export default async function keepOrderApprovals({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const id of await moveOrderApprovals(knex))
    logger.warn(`No seller gave the answer that the metadata of ${id} claimed: it is pending`)
}
