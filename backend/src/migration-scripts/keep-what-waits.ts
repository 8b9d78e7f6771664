import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { installReadModels } from '../read-models/schema/installReadModels'

/** What each order waits for, and which wines need their seller, are kept in the read models, from which 'Hoje' counts them. */
export default async function keepWhatWaits({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await installReadModels(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
