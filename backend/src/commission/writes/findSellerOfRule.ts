import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { AppError } from '../../engine/errors/AppError'
import { activeRules } from '../reads/commissionRules'

/**
 * Whose commission it is, by the id of the rule or of its rate.
 *
 * @throws AppError not_found, also for a rule that is no longer in force
 */
export async function findSellerOfRule(
  knex: Knex,
  by: { ruleId: string } | { rateId: string },
): Promise<string> {
  const row = (await activeRules(knex)
    .where('ruleId' in by ? { 'rule.id': by.ruleId } : { 'rate.id': by.rateId })
    .first('rule.reference_id')) as { reference_id: string } | undefined
  if (!row) throw AppError.notFound('Regra de comissão não encontrada.')
  return row.reference_id
}
