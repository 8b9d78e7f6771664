import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { keepLabels } from '../labels'

/**
 * Replaces what `give-wines-label-codes` installed: a page keeps what it said while a decision can be undone, and a vintage
 * that is corrected before it was ever published keeps its code. Runs once per database, in the place of one script before it.
 */
export default async function keepCodesOfCorrectedVintages({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await keepLabels(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
