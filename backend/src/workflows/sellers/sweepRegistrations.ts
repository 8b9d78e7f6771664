import type { MedusaContainer } from '@medusajs/framework/types'
import { SELLER_MODULE } from '../../modules/seller'
import type SellerModuleService from '../../modules/seller/service'
import { clearRegistration } from './clearRegistration'

const abandonedAfterMs = 2 * 60 * 1000

/** Takes away what registrations left behind that died in the middle and were never tried again. */
export async function sweepRegistrations(container: MedusaContainer): Promise<void> {
  const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
  const abandoned = await sellers.listRegistrationIntents({
    completed_at: null,
    created_at: { $lt: new Date(Date.now() - abandonedAfterMs) },
  })
  for (const intent of abandoned) {
    await clearRegistration(container, { ...intent, intent_id: intent.id })
  }
}
