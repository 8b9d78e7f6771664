import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { CommissionRule } from '#domain/commission/commissionWire'
import { AppError } from '../../engine/errors/AppError'

/** The rate that a seller's rule names: the one to sign for. */
interface RateOfRule {
  rule_id: string
  rate_id: string
  /** Percent 0-100, exact, as the database keeps it: '12.345'. */
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

/** The rate of the seller's rule, or null without one. */
export async function rateOfRule(knex: Knex, sellerId: string): Promise<RateOfRule | null> {
  const row = (await activeRules(knex)
    .where({ 'rule.reference_id': sellerId })
    .first('rule.id as rule_id', 'rate.id as rate_id', 'rate.percentage_rate')) as
    | RateOfRule
    | undefined
  return row ?? null
}

/**
 * What a sale is charged now: the rate of the newest signature, before the first one the rule's (R56).
 *
 * @returns percent 0-100, exact, as the database keeps it: '12.345'; null without either
 */
export async function rateInForce(knex: Knex, sellerId: string): Promise<string | null> {
  const signed = (await knex('contract_signature')
    .where({ seller_id: sellerId })
    .orderBy('signed_at', 'desc')
    .first('percentage_rate')) as { percentage_rate: string } | undefined
  return (signed ?? (await rateOfRule(knex, sellerId)))?.percentage_rate ?? null
}

/** The active commission rules of a seller; the first gives the rate (spec §3), marked 'percent' (R9). */
export const rulesOfSeller = (knex: Knex, sellerId: string): Promise<CommissionRule[]> =>
  rulesWhere(knex, { 'rule.reference_id': sellerId })

/**
 * An active commission rule, by its own id, or the one that gives a seller's rate.
 *
 * @throws AppError not_found
 */
export async function readRule(
  knex: Knex,
  by: { ruleId: string } | { sellerId: string },
): Promise<CommissionRule> {
  const [rule] = await rulesWhere(
    knex,
    'ruleId' in by ? { 'rule.id': by.ruleId } : { 'rule.reference_id': by.sellerId },
  )
  if (!rule) throw AppError.notFound('Regra de comissão não encontrada.')
  return rule
}

interface Row {
  id: string
  name: string
  type: string
  reference: string
  reference_id: string
  is_active: boolean
  fee_value: number | null
  ref_value: number | null
  metadata: Record<string, unknown> | null
  rate_id: string
  percentage_rate: string
  unit: string
  include_tax: boolean
}

async function rulesWhere(knex: Knex, where: Record<string, string>): Promise<CommissionRule[]> {
  const rows = (await activeRules(knex)
    .where(where)
    .select(
      'rule.*',
      'rate.id as rate_id',
      'rate.percentage_rate',
      'rate.unit',
      'rate.include_tax',
    )) as Row[]
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    percentage_rate: Number(row.percentage_rate),
    include_tax: row.include_tax,
    fee_value: row.fee_value,
    ref_value: row.ref_value === null ? null : String(row.ref_value),
    metadata: row.metadata,
    reference: row.reference,
    reference_id: row.reference_id,
    is_active: row.is_active,
    rate: {
      id: row.rate_id,
      type: 'percentage',
      percentage_rate: Number(row.percentage_rate),
      include_tax: row.include_tax,
      unit: row.unit,
    },
  }))
}
