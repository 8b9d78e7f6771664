import { model } from '@medusajs/framework/utils'
import CommissionRule from './commissionRule'

/**
 * The rate of a rule, in percent from 0 to 100. `percentage_rate` is text here and numeric(6,3) in the
 * database, so that 12,345 % stays exactly that (R9).
 */
const CommissionRate = model.define(
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

export default CommissionRate
