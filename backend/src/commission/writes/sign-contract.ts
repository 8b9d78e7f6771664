import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { recordAudit } from '../../engine/audit/recordAudit'
import {
  draftContract,
  findContractParties,
  type ContractDraft,
  type ContractParties,
} from '../reads/contractParties'
import { rateOfRule } from '../reads/commissionRules'

export interface SignContractInput {
  sellerId: string
  memberId: string
  origin: RequestOrigin
  /** SHA-256 of the text on the signer's screen; when given, nothing else is signed. */
  expectedSha256?: string | undefined
  /** Rate on the signer's screen, percent; when given, no other is signed. */
  expectedRate?: number | undefined
  now: Date
}

/**
 * Signs the commission contract: exact text, its SHA-256, rate, signer, time, address and user agent are
 * kept permanently (R34). Signing twice, also at once, has one effect: the seller's row is locked, here and by
 * the change of a rate.
 *
 * @throws AppError not_found, conflict when no rate exists or the text on the screen is another
 */
export async function signContract(
  container: MedusaContainer,
  input: SignContractInput,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    await transaction('seller').where({ id: input.sellerId }).forUpdate().first('id')
    const parties = await findContractParties(transaction, input)
    if (!parties) throw AppError.notFound()
    if (parties.contract_signed) return
    const rule = await rateOfRule(transaction, input.sellerId)
    if (!rule) throw AppError.conflict('Ainda não há comissão definida para assinar o contrato.')
    const draft = draftContract(parties, Number(rule.percentage_rate), input.now)
    refuseAnotherText(draft, input)
    await keepSignature(transaction, { input, parties, draft, rate: rule.percentage_rate })
  })
}

/** Nobody signs what they have not seen: a rate that staff changed meanwhile is read and signed again. */
function refuseAnotherText(draft: ContractDraft, input: SignContractInput): void {
  const sameText = input.expectedSha256 === undefined || input.expectedSha256 === draft.sha256
  const sameRate = input.expectedRate === undefined || input.expectedRate === draft.rate
  if (sameText && sameRate) return
  throw new AppError(
    'conflict',
    'O contrato mudou desde que foi aberto. Leia o texto atual e assine novamente.',
    { current: { sha256: draft.sha256, percentage_rate: draft.rate } },
  )
}

interface Signature {
  input: SignContractInput
  parties: ContractParties
  draft: ContractDraft
  /** As the database keeps it, exact. */
  rate: string
}

async function keepSignature(
  transaction: Knex,
  { input, parties, draft, rate }: Signature,
): Promise<void> {
  const { sellerId, memberId, origin, now } = input
  const id = generateEntityId(undefined, 'sign')
  await transaction('contract_signature').insert({
    id,
    seller_id: sellerId,
    member_id: memberId,
    signer_name: parties.member_name,
    signer_email: parties.email,
    text: draft.text,
    sha256: draft.sha256,
    percentage_rate: rate,
    ip_address: origin.ipAddress,
    user_agent: origin.userAgent,
    signed_at: now,
  })
  await transaction('seller').where({ id: sellerId }).update({
    contract_signed: true,
    contract_signed_at: now,
    updated_at: transaction.fn.now(),
  })
  await recordAudit(transaction, {
    actor: { type: 'seller', id: memberId, email: parties.email, origin },
    action: 'contract.signed',
    resource: 'contract_signature',
    resourceId: id,
    sellerId,
    before: { contract_signed: false },
    after: { contract_signed: true, sha256: draft.sha256, percentage_rate: draft.rate },
  })
}
