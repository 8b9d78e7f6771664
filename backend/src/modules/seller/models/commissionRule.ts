import { model } from '@medusajs/framework/utils'
import CommissionRate from './commissionRate'

/** What the marketplace keeps of a seller's sales (spec §3 Commission rule). */
const CommissionRule = model.define(
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

export default CommissionRule
