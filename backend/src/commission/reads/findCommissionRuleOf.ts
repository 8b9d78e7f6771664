import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { CommissionRule } from '#domain/commission/commissionWire'
import { AppError } from '../../engine/errors/AppError'
import { listCommissionRules } from './listCommissionRules'

/**
 * The commission rule that is in force for a seller, after it was written.
 *
 * @throws AppError not_found
 */
export async function findCommissionRuleOf(knex: Knex, sellerId: string): Promise<CommissionRule> {
  const [rule] = await listCommissionRules(knex, sellerId)
  if (!rule) throw AppError.notFound('Regra de comissão não encontrada.')
  return rule
}
