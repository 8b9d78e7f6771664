import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ContractResponse } from '#domain/commission/contractWire'
import { AppError } from '../../engine/errors/AppError'
import { draftContract, findContractParties } from './contractParties'
import { rateOfRule } from './commissionRules'

interface SignatureRow {
  text: string
  sha256: string
  percentage_rate: string
  signer_name: string
  signed_at: Date
}

/**
 * The seller's contract: as it was signed, or else its text at `now` for this member, or for the seller's owner
 * when the member may not sign (R34).
 *
 * @param signerId the member who would sign; without one the first owner
 * @throws AppError not_found while there is neither a signature nor a rate
 */
export async function findContract(
  container: MedusaContainer,
  { sellerId, signerId, now }: { sellerId: string; signerId?: string; now: Date },
): Promise<ContractResponse['contract']> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [parties, rows, rule] = await Promise.all([
    findContractParties(knex, { sellerId, ...(signerId ? { memberId: signerId } : {}) }),
    signaturesOf(knex, sellerId),
    rateOfRule(knex, sellerId),
  ])
  const signatures = rows.map((row) => ({
    sha256: row.sha256,
    rate: Number(row.percentage_rate),
    signer_name: row.signer_name,
    signed_at: row.signed_at.toISOString(),
  }))
  const last = rows[0]
  if (parties?.contract_signed && last) {
    return {
      text: last.text,
      sha256: last.sha256,
      rate: Number(last.percentage_rate),
      signed_at: last.signed_at.toISOString(),
      signatures,
    }
  }
  if (!parties || !rule) throw AppError.notFound('Ainda não há contrato para assinar.')
  const draft = draftContract(parties, Number(rule.percentage_rate), now)
  return { ...draft, signed_at: null, signatures }
}

const signaturesOf = (knex: Knex, sellerId: string): Promise<SignatureRow[]> =>
  knex('contract_signature')
    .where({ seller_id: sellerId })
    .orderBy('signed_at', 'desc')
    .select('text', 'sha256', 'percentage_rate', 'signer_name', 'signed_at') as Promise<
    SignatureRow[]
  >
