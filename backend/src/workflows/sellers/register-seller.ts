import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { WorkflowResponse, createWorkflow, transform } from '@medusajs/framework/workflows-sdk'
import { createHash } from 'node:crypto'
import type { RegisterRequest } from '#domain/wire/registration'
import type { RequestOrigin } from '../../http/requestOrigin'
import { SELLER_MODULE } from '../../modules/seller'
import type SellerModuleService from '../../modules/seller/service'
import { completeRegistrationStep } from './steps/complete-registration'
import { createSellerLocationStep } from './steps/create-seller-location'
import { createSellerRecordsStep } from './steps/create-seller-records'
import { createSignInStep } from './steps/create-sign-in'
import { openRegistrationStep } from './steps/open-registration'
import { emailTaken } from './sellerIdentity'

export interface RegisterSellerInput {
  request: RegisterRequest
  origin: RequestOrigin
}

/** Who can sign in now. */
export interface RegisteredSeller {
  sellerId: string
  memberId: string
  authIdentityId: string
}

/** A repetition of the same request within this time gets the same answer again. */
const repetitionWindowMs = 10 * 60 * 1000

const registerSellerWorkflow = createWorkflow(
  'register-seller',
  (input: RegisterSellerInput & { requestHash: string }) => {
    const ids = openRegistrationStep(
      transform(input, ({ request, requestHash }) => ({
        email: request.member.email,
        requestHash,
      })),
    )
    const authIdentityId = createSignInStep(transform(input, ({ request }) => request.member))
    createSellerRecordsStep({ ids, authIdentityId, request: input.request, origin: input.origin })
    createSellerLocationStep(
      transform(
        { input, ids },
        ({ input: { request }, ids: { seller_id, stock_location_id } }) => ({
          sellerId: seller_id,
          stockLocationId: stock_location_id ?? '',
          name: request.name,
          address: {
            address_1: request.address_line,
            city: request.city,
            province: request.state,
            postal_code: request.postal_code,
            country_code: request.country_code.toLowerCase(),
          },
        }),
      ),
    )
    return new WorkflowResponse(
      completeRegistrationStep({ ids, authIdentityId, invitation: input.request.invitation }),
    )
  },
)

/** Equal registrations under way in this process: 50 clicks at once cost one slow password hash, not 50. */
const underWay = new Map<string, Promise<RegisteredSeller>>()

/**
 * Registers a producer: seller PENDING, owner, sign-in, consent, stock location with all that selling
 * needs; all of it or nothing, also when the process dies (spec §7, R12-R14, R19, R22). The same request
 * again, also 50 times at once, has one effect.
 *
 * @throws AppError conflict with 'already exists' when the e-mail is taken
 */
export async function registerSeller(
  container: MedusaContainer,
  input: RegisterSellerInput,
): Promise<RegisteredSeller> {
  const key = hash(JSON.stringify(input.request))
  const known = underWay.get(key)
  if (known) return known
  const registration = registerLocked(container, input).finally(() => underWay.delete(key))
  underWay.set(key, registration)
  return registration
}

async function registerLocked(
  container: MedusaContainer,
  input: RegisterSellerInput,
): Promise<RegisteredSeller> {
  const requestHash = hashRequest(input.request)
  return container.resolve(Modules.LOCKING).execute(
    [`register-seller:${input.request.member.email}`],
    async () => {
      const repeated = await findRepetition(container, input.request, requestHash)
      if (repeated) return repeated
      const { result } = await registerSellerWorkflow(container).run({
        input: { ...input, requestHash },
      })
      return result
    },
    { timeout: 60 },
  )
}

async function findRepetition(
  container: MedusaContainer,
  { member }: RegisterRequest,
  requestHash: string,
): Promise<RegisteredSeller | null> {
  const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
  const [done] = await sellers.listRegistrationIntents({ email: member.email })
  if (!done?.completed_at || !done.auth_identity_id) return null
  const isRecent = Date.now() - new Date(done.completed_at).getTime() < repetitionWindowMs
  if (!isRecent || done.request_hash !== requestHash) throw emailTaken(member.email)
  // Only who knows the password may have the token again.
  const { success } = await container
    .resolve(Modules.AUTH)
    .authenticate('emailpass', { body: { email: member.email, password: member.password } })
  if (!success) throw emailTaken(member.email)
  return {
    sellerId: done.seller_id,
    memberId: done.member_id,
    authIdentityId: done.auth_identity_id,
  }
}

/** The request without its password, which is kept nowhere but in its own slow hash. */
function hashRequest(request: RegisterRequest): string {
  const { password: _password, ...member } = request.member
  return hash(JSON.stringify({ ...request, member }))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
