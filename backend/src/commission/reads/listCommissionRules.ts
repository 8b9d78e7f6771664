import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { CommissionRule } from '#domain/commission/commissionWire'
import { AppError } from '../../engine/errors/AppError'
import { activeRules } from './findCommissionRule'

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

/** The active commission rules of a seller; the first gives the rate (spec §3), marked 'percent' (R9). */
export const listCommissionRules = (knex: Knex, sellerId: string): Promise<CommissionRule[]> =>
  rulesWhere(knex, { 'rule.reference_id': sellerId })

/**
 * An active commission rule by its own id.
 *
 * @throws AppError not_found
 */
export async function findRuleById(knex: Knex, ruleId: string): Promise<CommissionRule> {
  const [rule] = await rulesWhere(knex, { 'rule.id': ruleId })
  if (!rule) throw AppError.notFound('Regra de comissão não encontrada.')
  return rule
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
