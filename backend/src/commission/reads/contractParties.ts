import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { createHash } from 'node:crypto'
import { contractText } from '#domain/commission/contract'
import { saoPauloDate } from '#domain/values/dates'
import { siteConfig } from '#domain/site/siteConfig'

/** The seller and the person who signs, as the contract names them. */
export interface ContractParties {
  member_id: string
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

/** A contract's text with its proof. */
export interface ContractDraft {
  text: string
  sha256: string
  /** Percent 0-100, as the text says it. */
  rate: number
}

/**
 * Seller and signer: the given member, or without one the seller's first owner.
 *
 * @returns null for a missing seller or a member of another one
 */
export async function findContractParties(
  knex: Knex,
  { sellerId, memberId }: { sellerId: string; memberId?: string },
): Promise<ContractParties | null> {
  const row = (await knex('seller')
    .join('seller_member as member', 'member.seller_id', 'seller.id')
    .where({ 'seller.id': sellerId, ...(memberId ? { 'member.id': memberId } : {}) })
    .whereNull('seller.deleted_at')
    .whereNull('member.deleted_at')
    .orderByRaw("member.role <> 'owner', member.created_at")
    .first(
      'member.id as member_id',
      'seller.name as seller_name',
      'seller.tax_id',
      'seller.address_line',
      'seller.city',
      'seller.state',
      'seller.postal_code',
      'seller.country_code',
      'seller.contract_signed',
      'member.name as member_name',
      'member.email',
      'member.cpf',
    )) as ContractParties | undefined
  return row ?? null
}

/** The contract's current text for these parties on the day of `now` in São Paulo (R10, R34). */
export function draftContract(parties: ContractParties, rate: number, now: Date): ContractDraft {
  const text = contractText({
    seller: { ...parties, name: parties.seller_name },
    member: { name: parties.member_name, cpf: parties.cpf, email: parties.email },
    rate,
    date: saoPauloDate(now) ?? '',
    config: siteConfig,
  })
  return { text, sha256: createHash('sha256').update(text, 'utf8').digest('hex'), rate }
}
