import { model } from '@medusajs/framework/utils'

/** One change of a wine's status, with the reason that the seller reads. */
const ProductReview = model.define(
  { name: 'productReview', tableName: 'product_review' },
  {
    id: model.id({ prefix: 'prev' }).primaryKey(),
    product_id: model.text(),
    seller_id: model.text(),
    from_status: model.text(),
    to_status: model.text(),
    reason: model.text().nullable(),
    actor_type: model.text(),
    actor_id: model.text(),
  },
)

export default ProductReview
