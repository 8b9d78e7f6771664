import type { MedusaContainer } from '@medusajs/framework/types'
import type { Actor } from '../../engine/actor/actor'
import { createRule, signContract } from '../../commission'
import { saveFreight } from '../../freight'
import { updateSeller } from '../../sellers'
import { DEMO_ORIGIN, type LoadedSeller } from './loadSellers'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days between a producer's registration and signature. */
const DAYS_TO_SIGN = 9

/** Staff activate and agree on a rate; the producer signs and says what freight costs. What follows needs selling producers. */
export async function openSellers(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
  actor: Actor,
): Promise<void> {
  for (const { sellerId, memberId, plan } of sellers) {
    if (plan.status !== 'PENDING')
      await updateSeller(container, { sellerId, storeStatus: 'ACTIVE', actor })
    if (plan.commission !== null) {
      await createRule(container, {
        sellerId,
        rate: plan.commission,
        includeTax: false,
        actor,
      })
    }
    if (plan.signed) {
      const now = new Date(Date.parse(plan.registeredAt) + DAYS_TO_SIGN * DAY_MS)
      await signContract(container, { sellerId, memberId, origin: DEMO_ORIGIN, now })
    }
    if (plan.freight) {
      const { email } = plan.request.member
      await saveFreight(container, {
        sellerId,
        request: { ...plan.freight, version: 0 },
        actor: { type: 'seller', id: memberId, email, origin: DEMO_ORIGIN },
      })
    }
  }
}

/** The last step: the deactivated producer had sold before. */
export async function closeSellers(
  container: MedusaContainer,
  sellers: readonly LoadedSeller[],
  actor: Actor,
): Promise<void> {
  for (const { sellerId, plan } of sellers) {
    if (plan.status === 'INACTIVE')
      await updateSeller(container, { sellerId, storeStatus: 'INACTIVE', actor })
  }
}
