import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { canEditCommission } from '#domain/sellers/seller'
import { AppError } from '../../engine/errors/AppError'
import { activeRules } from '../reads/commissionRules'

/** A seller's active rule, locked until the transaction ends. */
export interface LockedRule {
  id: string
  name: string
  metadata: Record<string, unknown> | null
  rateId: string
  /** Percent 0-100, exact to 3 decimals. */
  rate: number
}

export interface LockedCommission {
  seller: { id: string; name: string }
  rule: LockedRule | null
}

interface RuleRow {
  id: string
  name: string
  metadata: Record<string, unknown> | null
  rate_id: string
  percentage_rate: string
}

/**
 * Locks a seller, and with them their commission, until the transaction ends: every change of a commission and every
 * signature starts with the seller's row, so none overtakes another.
 *
 * @throws AppError not_found · conflict for an inactive seller, whose commission stays as it is (spec §4)
 */
export async function lockCommission(
  transaction: Knex,
  sellerId: string,
): Promise<LockedCommission> {
  const seller = (await transaction('seller')
    .where({ id: sellerId })
    .whereNull('deleted_at')
    .forUpdate()
    .first('id', 'name', 'store_status')) as
    | { id: string; name: string; store_status: string }
    | undefined
  if (!seller) throw AppError.notFound('Vendedor nao encontrado.')
  if (!canEditCommission(seller.store_status)) {
    throw AppError.conflict('Reative o produtor para alterar a comissão.')
  }
  const row = (await activeRules(transaction)
    .where({ 'rule.reference_id': sellerId })
    .first(
      'rule.id',
      'rule.name',
      'rule.metadata',
      'rate.id as rate_id',
      'rate.percentage_rate',
    )) as RuleRow | undefined
  return { seller: { id: seller.id, name: seller.name }, rule: row ? toRule(row) : null }
}

const toRule = ({ rate_id, percentage_rate, ...row }: RuleRow): LockedRule => ({
  ...row,
  rateId: rate_id,
  rate: Number(percentage_rate),
})

/** The 409 that two members of the staff meet on the same rule. */
export function changedMeanwhile(current: Record<string, unknown>): AppError {
  return new AppError(
    'conflict',
    'Esta comissão foi alterada por outra pessoa enquanto você editava. Confira o valor atual e salve de novo.',
    { current },
  )
}
