import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** The active rule of a seller with its rate, exact, in percent from 0 to 100. */
export interface ActiveCommission {
  rule_id: string
  rate_id: string
  /** As the database keeps it: '12.345'. */
  percentage_rate: string
}

/**
 * The seller's active commission rule, or null (spec §3: the first rule gives the rate).
 *
 * @param knex the transaction of the caller, if any: a second connection beside it could wait for ever
 */
export async function findCommissionRule(
  container: MedusaContainer,
  sellerId: string,
  knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
): Promise<ActiveCommission | null> {
  const row = (await knex('commission_rule as rule')
    .join('commission_rate as rate', 'rate.rule_id', 'rule.id')
    .where({ 'rule.reference': 'seller', 'rule.reference_id': sellerId, 'rule.is_active': true })
    .whereNull('rule.deleted_at')
    .whereNull('rate.deleted_at')
    .orderBy('rule.created_at')
    .first('rule.id as rule_id', 'rate.id as rate_id', 'rate.percentage_rate')) as
    ActiveCommission | undefined
  return row ?? null
}
