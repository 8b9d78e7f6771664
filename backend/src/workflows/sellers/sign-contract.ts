import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { createHash } from 'node:crypto'
import { contractText } from '#domain/contract'
import { siteConfig } from '#domain/siteConfig'
import { AppError } from '../../errors/AppError'
import type { RequestOrigin } from '../../http/requestOrigin'
import { findCommissionRule } from './findCommissionRule'

export interface SignContractInput {
  sellerId: string
  memberId: string
  origin: RequestOrigin
  /** SHA-256 of the text on the signer's screen; when given, nothing else is signed. */
  expectedSha256?: string | undefined
  now: Date
}

interface Parties {
  seller_name: string
  tax_id: string
  address_line: string
  city: string
  state: string
  postal_code: string
  country_code: string
  contract_signed: boolean
  member_name: string
  email: string
  cpf: string
}

/**
 * Signs the commission contract: exact text, its SHA-256, rate, signer, time, address and user agent are
 * kept for good (R34). Signing twice, also at once, has one effect.
 *
 * @throws AppError not_found, conflict when no rate exists or the text on the screen is another
 */
export async function signContract(
  container: MedusaContainer,
  input: SignContractInput,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const parties = (await transaction('seller')
      .join('seller_member', 'seller_member.seller_id', 'seller.id')
      .where({ 'seller.id': input.sellerId, 'seller_member.id': input.memberId })
      .whereNull('seller.deleted_at')
      .whereNull('seller_member.deleted_at')
      .forUpdate('seller')
      .first(
        'seller.name as seller_name',
        'seller.tax_id',
        'seller.address_line',
        'seller.city',
        'seller.state',
        'seller.postal_code',
        'seller.country_code',
        'seller.contract_signed',
        'seller_member.name as member_name',
        'seller_member.email',
        'seller_member.cpf',
      )) as Parties | undefined
    if (!parties) throw AppError.notFound()
    if (parties.contract_signed) return
    const rule = await findCommissionRule(container, input.sellerId)
    if (!rule) throw AppError.conflict('Ainda não há comissão definida para assinar o contrato.')
    const text = contractOf(parties, Number(rule.percentage_rate), input.now)
    const sha256 = createHash('sha256').update(text, 'utf8').digest('hex')
    if (input.expectedSha256 !== undefined && input.expectedSha256 !== sha256) {
      throw AppError.conflict(
        'O contrato mudou desde que foi aberto. Leia o texto atual e assine novamente.',
      )
    }
    await transaction('contract_signature').insert({
      id: generateEntityId(undefined, 'sign'),
      seller_id: input.sellerId,
      member_id: input.memberId,
      signer_name: parties.member_name,
      signer_email: parties.email,
      text,
      sha256,
      percentage_rate: rule.percentage_rate,
      ip_address: input.origin.ipAddress,
      user_agent: input.origin.userAgent,
      signed_at: input.now,
    })
    await transaction('seller').where({ id: input.sellerId }).update({
      contract_signed: true,
      contract_signed_at: input.now,
      updated_at: transaction.fn.now(),
    })
  })
}

/** The contract as it stands for these parties on the day of `now` in São Paulo. */
function contractOf(parties: Parties, rate: number, now: Date): string {
  return contractText({
    seller: { ...parties, name: parties.seller_name },
    member: { name: parties.member_name, cpf: parties.cpf, email: parties.email },
    rate,
    date: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now),
    config: siteConfig,
  })
}
