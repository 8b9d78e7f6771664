import type { MedusaContainer } from '@medusajs/framework/types'
import { setCommission } from '../../workflows/sellers/set-commission'
import { activateSeller, setStoreStatus } from '../../workflows/sellers/set-store-status'
import { signContract } from '../../workflows/sellers/sign-contract'
import { DEMO_ORIGIN, type LoadedSeller } from './loadSellers'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days between a producer's registration and signature. */
const DAYS_TO_SIGN = 9

/** Staff agree on a rate and activate; the producer signs. What follows needs selling producers. */
export async function openSellers(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
): Promise<void> {
  for (const { sellerId, memberId, plan } of sellers) {
    if (plan.commission !== null) {
      await setCommission(container, { sellerId, percentageRate: plan.commission })
    }
    if (plan.signed) {
      const now = new Date(Date.parse(plan.registeredAt) + DAYS_TO_SIGN * DAY_MS)
      await signContract(container, { sellerId, memberId, origin: DEMO_ORIGIN, now })
    }
    if (plan.status !== 'PENDING') await activateSeller(container, sellerId)
  }
}

/** The last word: the deactivated producer had sold before. */
export async function settleSellers(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
): Promise<void> {
  for (const { sellerId, plan } of sellers) {
    await setStoreStatus(container, { sellerId, storeStatus: plan.status })
  }
}
