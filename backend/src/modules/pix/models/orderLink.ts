import { model } from '@medusajs/framework/utils'

/** A link to the buyer's page of an order, `/pedido/{token}`; of the token only the hash is kept. An order has several
 * when the signing secret was changed. */
const OrderLink = model.define(
  { name: 'orderLink', tableName: 'order_link' },
  { token_hash: model.text().primaryKey(), order_id: model.text() },
)

export default OrderLink
