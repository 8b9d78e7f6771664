import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { installReadModels } from '../read-models/schema/installReadModels'

/** The list of orders knows what is to be done next, and finds customers by name. Runs once per database. */
export default async function stageOrders({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await installReadModels(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
