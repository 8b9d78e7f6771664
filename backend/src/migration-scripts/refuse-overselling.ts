import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { guardStock } from '../wines'

/** Stock never goes below zero, and no more bottles are reserved than there are, for every writer. Runs once per database. */
export default async function refuseOverselling({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const findings = await guardStock(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  for (const { title, stocked, reserved } of findings)
    logger.warn(`${title}: ${reserved} bottles are reserved for orders and there are ${stocked}`)
}
