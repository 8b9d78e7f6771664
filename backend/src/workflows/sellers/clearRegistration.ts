import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { SELLER_MODULE } from '../../modules/seller'
import type SellerModuleService from '../../modules/seller/service'
import { findIdentity } from './sellerIdentity'
import { removeSellerLocation } from './sellerLocation'

/** The ids that a registration chose before it made anything. */
export interface RegistrationIds {
  intent_id: string
  email: string
  seller_id: string
  member_id: string
  stock_location_id: string | null
}

/**
 * Takes away everything an unfinished registration made, however far it came, and at last its intent.
 * Repeatable: what is not there is passed over.
 */
export async function clearRegistration(
  container: MedusaContainer,
  ids: RegistrationIds,
): Promise<void> {
  const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
  const identity = await findIdentity(container, ids.email)
  const owner = identity?.app_metadata?.seller_id
  if (
    identity &&
    (owner === ids.member_id || Object.keys(identity.app_metadata ?? {}).length === 0)
  ) {
    await container.resolve(Modules.AUTH).deleteAuthIdentities([identity.id])
  }
  if (ids.stock_location_id) {
    await removeSellerLocation(container, {
      sellerId: ids.seller_id,
      stockLocationId: ids.stock_location_id,
    })
  }
  const consents = await sellers.listConsentRecords({
    subject: 'registration',
    subject_id: ids.seller_id,
  })
  await sellers.deleteConsentRecords(consents.map((consent) => consent.id))
  await sellers.deleteSellerMembers([ids.member_id])
  await sellers.deleteSellers([ids.seller_id])
  await sellers.deleteRegistrationIntents([ids.intent_id])
}
