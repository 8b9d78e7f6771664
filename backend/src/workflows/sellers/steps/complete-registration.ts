import { Modules } from '@medusajs/framework/utils'
import { StepResponse, createStep } from '@medusajs/framework/workflows-sdk'
import { SELLER_MODULE } from '../../../modules/seller'
import type SellerModuleService from '../../../modules/seller/service'
import type { RegistrationIds } from '../clearRegistration'

/** From here on the person can sign in: the sign-in learns whom it belongs to, the intent is done. */
export const completeRegistrationStep = createStep(
  'complete-registration',
  async (
    { ids, authIdentityId }: { ids: RegistrationIds; authIdentityId: string },
    { container },
  ) => {
    const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
    await container
      .resolve(Modules.AUTH)
      .updateAuthIdentities([{ id: authIdentityId, app_metadata: { seller_id: ids.member_id } }])
    await sellers.updateRegistrationIntents({
      id: ids.intent_id,
      auth_identity_id: authIdentityId,
      completed_at: new Date(),
    })
    return new StepResponse({ sellerId: ids.seller_id, memberId: ids.member_id, authIdentityId })
  },
)
