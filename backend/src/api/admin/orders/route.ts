/** GET /admin/orders: all orders, or those of one seller (`seller_id`). */
export { listRoute as GET } from '../../../read-models/listRoute'
