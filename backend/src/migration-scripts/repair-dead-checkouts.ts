import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { repairCheckouts } from '../checkout'

/** The last half orders: since this version an order is one transaction. Runs once per database. */
export default async function repairDeadCheckouts({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const { orderId, outcome } of await repairCheckouts(container))
    logger.warn(`The checkout of ${orderId} had died: ${outcome}`)
}
