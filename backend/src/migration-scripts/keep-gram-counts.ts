import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { installReadModels } from '../read-models/schema/installReadModels'

/** The counts of searches for one or two characters, and reading all that is kept of a search in one snapshot. */
export default async function keepNgramCounts({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await installReadModels(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
