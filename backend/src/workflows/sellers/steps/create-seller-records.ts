import { StepResponse, createStep } from '@medusajs/framework/workflows-sdk'
import { siteConfig } from '#domain/siteConfig'
import type { RegisterRequest } from '#domain/wire/registration'
import type { RequestOrigin } from '../../../http/requestOrigin'
import { SELLER_MODULE } from '../../../modules/seller'
import type SellerModuleService from '../../../modules/seller/service'
import { freeSuffix, toHandle } from '../../freeSuffix'
import type { RegistrationIds } from '../clearRegistration'

const handleAttempts = 5

interface Input {
  ids: RegistrationIds
  authIdentityId: string
  request: RegisterRequest
  origin: RequestOrigin
}

/** The seller, PENDING (R14), its owner and the consent (R19). The intent's compensation removes them. */
export const createSellerRecordsStep = createStep(
  'create-seller-records',
  async (input: Input, { container }) => {
    const { ids, authIdentityId, request, origin } = input
    const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
    const { member, consent, invitation: _invitation, ...company } = request
    await withFreeHandle(sellers, request.name, (handle) =>
      sellers.createSellers({
        ...company,
        id: ids.seller_id,
        handle,
        description: request.description ?? null,
        producer_history: request.producer_history ?? null,
        email: member.email,
        store_status: 'PENDING',
      }),
    )
    await sellers.createSellerMembers({
      id: ids.member_id,
      seller_id: ids.seller_id,
      name: member.name,
      email: member.email,
      cpf: member.cpf,
      role: 'owner',
      auth_identity_id: authIdentityId,
    })
    await sellers.createConsentRecords({
      subject: 'registration',
      subject_id: ids.seller_id,
      email: member.email,
      document: 'termos-de-uso',
      version: consent?.terms_version ?? siteConfig.termsVersion,
      accepted_at: new Date(),
      ip_address: origin.ipAddress,
      user_agent: origin.userAgent,
    })
    return new StepResponse({ sellerId: ids.seller_id })
  },
)

/** Two sellers of one name may register at once: the unique index decides, the loser takes the next suffix (R13). */
async function withFreeHandle(
  sellers: SellerModuleService,
  name: string,
  create: (handle: string) => Promise<unknown>,
): Promise<void> {
  const base = toHandle(name, 'produtor')
  for (let attempt = 1; ; attempt += 1) {
    const taken = await sellers.listSellers(
      { handle: { $like: `${base}%` } },
      { select: ['handle'], take: null },
    )
    try {
      await create(
        freeSuffix(
          base,
          taken.map((seller) => seller.handle),
        ),
      )
      return
    } catch (error) {
      const isTaken =
        error instanceof Error && /handle/i.test(error.message) && /exist/i.test(error.message)
      if (!isTaken || attempt === handleAttempts) throw error
    }
  }
}
