import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { repairCheckouts } from '../workflows/checkout/repair-checkouts'

/** Looks every minute for checkouts that a killed engine left behind. */
export default async function repairCheckoutsJob(container: MedusaContainer): Promise<void> {
  const { settled, takenBack } = await repairCheckouts(container)
  if (settled.length + takenBack.length === 0) return
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Repaired checkouts: ${settled.length} settled, ${takenBack.length} taken back`)
}

export const config = { name: 'repair-checkouts', schedule: '* * * * *' }
