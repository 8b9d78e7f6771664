import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** The active rule of a seller with its rate, exact, in percent from 0 to 100. */
export interface ActiveCommission {
  rule_id: string
  rate_id: string
  /** As the database keeps it: '12.345'. */
  percentage_rate: string
}

/** Rules in force with their rates, the first one first: it gives a seller's rate (spec §3). */
export const activeRules = (knex: Knex): Knex.QueryBuilder =>
  knex('commission_rule as rule')
    .join('commission_rate as rate', 'rate.rule_id', 'rule.id')
    .where({ 'rule.reference': 'seller', 'rule.is_active': true })
    .whereNull('rule.deleted_at')
    .whereNull('rate.deleted_at')
    .orderBy('rule.created_at')

/** The seller's active commission rule, or null. */
export async function findCommissionRule(
  knex: Knex,
  sellerId: string,
): Promise<ActiveCommission | null> {
  const row = (await activeRules(knex)
    .where({ 'rule.reference_id': sellerId })
    .first('rule.id as rule_id', 'rate.id as rate_id', 'rate.percentage_rate')) as
    | ActiveCommission
    | undefined
  return row ?? null
}
