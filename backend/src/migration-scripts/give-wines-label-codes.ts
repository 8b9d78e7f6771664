import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { keepLabels } from '../labels'

/** Every wine has a code for its bottles, those of before as well. Runs once per database. */
export default async function giveWinesLabelCodes({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await keepLabels(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
