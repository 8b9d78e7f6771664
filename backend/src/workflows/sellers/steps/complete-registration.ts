import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { StepResponse, createStep } from '@medusajs/framework/workflows-sdk'
import { SELLER_MODULE } from '../../../modules/seller'
import type SellerModuleService from '../../../modules/seller/service'
import { acceptInvitation } from '../../invitation/findInvitation'
import type { RegistrationIds } from '../clearRegistration'

/** From here on the person can sign in: the sign-in learns whom it belongs to, the intent is done. */
export const completeRegistrationStep = createStep(
  'complete-registration',
  async (
    {
      ids,
      authIdentityId,
      invitation,
    }: { ids: RegistrationIds; authIdentityId: string; invitation?: string | undefined },
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
    // Last: an invitation that ended meanwhile does not stop a registration, which is open to everybody.
    if (invitation) {
      const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
      await acceptInvitation(knex, invitation, null)
    }
    return new StepResponse({ sellerId: ids.seller_id, memberId: ids.member_id, authIdentityId })
  },
)
