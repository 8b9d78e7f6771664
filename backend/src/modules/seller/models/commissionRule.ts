import { model } from '@medusajs/framework/utils'

/** What the marketplace keeps of a seller's sales (spec §3 Commission rule). */
export const CommissionRule = model.define(
  { name: 'commissionRule', tableName: 'commission_rule' },
  {
    id: model.id({ prefix: 'crule' }).primaryKey(),
    name: model.text(),
    type: model.text().default('percentage'),
    reference: model.text().default('seller'),
    reference_id: model.text(),
    is_active: model.boolean().default(true),
    fee_value: model.float().nullable(),
    ref_value: model.float().nullable(),
    metadata: model.json().nullable(),
    rate: model.hasOne(() => CommissionRate, { mappedBy: 'rule' }),
  },
)

/**
 * The rate of a rule, in percent from 0 to 100. `percentage_rate` is text here and numeric(6,3) in the
 * database, so that 12,345 % stays exactly that (R9).
 */
export const CommissionRate = model.define(
  { name: 'commissionRate', tableName: 'commission_rate' },
  {
    id: model.id({ prefix: 'crate' }).primaryKey(),
    type: model.text().default('percentage'),
    percentage_rate: model.text(),
    unit: model.text().default('percent'),
    include_tax: model.boolean().default(false),
    rule: model.belongsTo(() => CommissionRule, { mappedBy: 'rate' }),
  },
)
