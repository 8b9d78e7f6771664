import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { PayoutStatus } from '#domain/money/payouts'
import { AppError } from '../../engine/errors/AppError'

export interface LockedPayout {
  id: string
  number: number
  batch_id: string
  seller_id: string
  amount: number
  status: PayoutStatus
  end_to_end_id: string | null
  created_at: Date
}

/**
 * A payout, locked until the transaction ends.
 *
 * @throws AppError not_found
 */
export async function lockPayout(transaction: Knex, id: string): Promise<LockedPayout> {
  const found = (await transaction('payout')
    .where({ id })
    .forUpdate()
    .first(
      'id',
      'number',
      'batch_id',
      'seller_id',
      'amount',
      'status',
      'end_to_end_id',
      'created_at',
    )) as LockedPayout | undefined
  if (!found) throw AppError.notFound('Repasse não encontrado')
  return { ...found, number: Number(found.number), amount: Number(found.amount) }
}
