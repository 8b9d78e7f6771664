import { model } from '@medusajs/framework/utils'

/**
 * The commission of one order line at the rate that held when it was sold. `base_amount` and `amount`
 * are decimal reais, `percentage_rate` is percent; all three are exact numerics in the database.
 */
const OrderCommissionLine = model.define(
  { name: 'orderCommissionLine', tableName: 'order_commission_line' },
  {
    id: model.id({ prefix: 'ocom' }).primaryKey(),
    order_id: model.text(),
    item_id: model.text(),
    seller_id: model.text(),
    rule_id: model.text().nullable(),
    percentage_rate: model.text(),
    base_amount: model.text(),
    amount: model.text(),
  },
)

export default OrderCommissionLine
