import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { SignedContract } from '#domain/commission/contractWire'

/** Signatures shown; a seller signs again when the rate changes, so these are years. */
const shownMax = 20

interface Row extends Omit<SignedContract, 'rate' | 'signed_at'> {
  percentage_rate: string
  signed_at: Date
}

/** Every contract that a seller signed, with its text and evidence, newest first (R34). For staff. */
export async function listSignatures(knex: Knex, sellerId: string): Promise<SignedContract[]> {
  const rows = (await knex('contract_signature')
    .where({ seller_id: sellerId })
    .orderBy('signed_at', 'desc')
    .limit(shownMax)
    .select(
      'id',
      'text',
      'sha256',
      'percentage_rate',
      'signer_name',
      'signer_email',
      'ip_address',
      'user_agent',
      'signed_at',
    )) as Row[]
  return rows.map(({ percentage_rate, signed_at, ...row }) => ({
    ...row,
    rate: Number(percentage_rate),
    signed_at: signed_at.toISOString(),
  }))
}
