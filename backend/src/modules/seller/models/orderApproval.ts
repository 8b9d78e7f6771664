import { model } from '@medusajs/framework/utils'

/**
 * The seller's answer to an order (spec §4). No row means pending. Written only by accept-order and reject-order:
 * the order's metadata, which began in a buyer's cart, has no say in it (docs/decisions/06-checkout.md).
 */
const OrderApproval = model.define(
  { name: 'orderApproval', tableName: 'order_approval' },
  {
    order_id: model.text().primaryKey(),
    seller_status: model.enum(['accepted', 'rejected']),
    /** Who answered last, as in the audit trail; null where an older version left no entry. */
    actor_id: model.text().nullable(),
    decided_at: model.dateTime(),
  },
)

export default OrderApproval
