import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { keepLabels } from '../labels'

/** Replaces what `give-wines-label-codes` installed: a page keeps what it said while a decision can be undone. Runs once per database. */
export default async function keepPagesThroughDecisions({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await keepLabels(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}
