import { generateEntityId } from '@medusajs/framework/utils'
import { StepResponse, createStep } from '@medusajs/framework/workflows-sdk'
import { AppError } from '../../../errors/AppError'
import { SELLER_MODULE } from '../../../modules/seller'
import type SellerModuleService from '../../../modules/seller/service'
import { clearRegistration, type RegistrationIds } from '../clearRegistration'
import { emailTaken } from '../sellerIdentity'

/** After this time an unfinished registration belongs to a process that died. */
const abandonedAfterMs = 30_000

/**
 * Writes down what will be made before anything is made. What a dead registration of the same e-mail
 * left behind is cleared away first.
 */
export const openRegistrationStep = createStep(
  'open-registration',
  async (input: { email: string; requestHash: string }, { container }) => {
    const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
    const [known] = await sellers.listRegistrationIntents({ email: input.email })
    if (known?.completed_at) throw emailTaken(input.email)
    if (known) {
      if (Date.now() - new Date(known.created_at).getTime() < abandonedAfterMs) {
        throw AppError.conflict(
          'Seu cadastro está sendo processado. Aguarde alguns segundos e tente novamente.',
        )
      }
      await clearRegistration(container, { ...known, intent_id: known.id })
    }
    const intent = await sellers.createRegistrationIntents({
      email: input.email,
      request_hash: input.requestHash,
      seller_id: generateEntityId(undefined, 'sel'),
      member_id: generateEntityId(undefined, 'mem'),
      stock_location_id: generateEntityId(undefined, 'sloc'),
    })
    const ids: RegistrationIds = {
      intent_id: intent.id,
      email: input.email,
      seller_id: intent.seller_id,
      member_id: intent.member_id,
      stock_location_id: intent.stock_location_id,
    }
    return new StepResponse(ids, ids)
  },
  async (ids, { container }) => {
    // The last compensation to run: whatever a step of the registration left is gone after this.
    if (ids) await clearRegistration(container, ids)
  },
)
