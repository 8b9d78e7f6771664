import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { PublicContractResponse } from '#domain/commission/contractWire'
import { AppError } from '../../engine/errors/AppError'

interface Row {
  sha256: string
  text: string
  percentage_rate: string
  signed_at: Date
}

/**
 * What a reader of a contract's text may know of its signature: the producer as the signed text names them, the
 * rate and the time. Neither signer nor address: the text already says who they are.
 *
 * @throws AppError not_found
 */
export async function findSignature(
  knex: Knex,
  sha256: string,
): Promise<PublicContractResponse['contract']> {
  const hash = sha256.toLowerCase()
  const row = /^[0-9a-f]{64}$/.test(hash)
    ? ((await knex('contract_signature')
        .where({ sha256: hash })
        .orderBy('signed_at')
        .first('sha256', 'text', 'percentage_rate', 'signed_at')) as Row | undefined)
    : undefined
  if (!row) throw AppError.notFound('Nenhum contrato assinado tem este código.')
  return {
    sha256: row.sha256,
    // The name of that day: the account may have been erased since, the signed text stays.
    seller_name:
      /^PRODUTOR: ([^\n]*)$/m.exec(row.text.slice(row.text.lastIndexOf('PRODUTOR: ')))?.[1] ?? '',
    rate: Number(row.percentage_rate),
    signed_at: row.signed_at.toISOString(),
  }
}
