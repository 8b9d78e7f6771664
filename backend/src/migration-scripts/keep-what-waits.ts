import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { installReadModels } from '../read-models/schema/installReadModels'

/** What each order waits for, and which wines need their seller, stand in the read models: 'Hoje' counts them there. */
export default async function keepWhatWaits({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await installReadModels(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
