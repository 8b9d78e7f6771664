import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { repairCheckouts } from '../workflows/checkout/repair-checkouts'

/** Looks for checkouts that a killed engine left behind. */
export default async function repairCheckoutsJob(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const { orderId, outcome } of await repairCheckouts(container))
    logger.warn(`The checkout of ${orderId} had died: ${outcome}`)
}

/** Every twenty seconds. */
export const config = { name: 'repair-checkouts', schedule: '*/20 * * * * *' }
