import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { installReadModels } from '../read-models/schema/installReadModels'

/** Stores in each wine's row what its label lacks, so that one query answers for a whole cellar. Runs once per database. */
export default async function keepLabelLacks({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await installReadModels(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
