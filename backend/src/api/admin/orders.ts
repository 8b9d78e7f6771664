import type { Handlers } from '../../http/handlers'
import { findOrder } from '../../read-models/findOrder'
import { listOrders } from '../../read-models/listOrders'
import { captureOrder } from '../../workflows/orders/capture-order'

export const adminOrderHandlers = {
  /** All orders, or those of one seller (`seller_id`). */
  'GET /admin/orders': ({ knex, query: { seller_id, ...query } }) =>
    listOrders(knex, seller_id ?? null, query),

  /** Takes what the buyer authorized (docs/decisions/051-payment-capture.md). */
  'POST /admin/orders/:id/capture': async ({ container, params, actor }) => {
    const sellerId = await captureOrder(container, { orderId: params.id, actor })
    return { order: await findOrder(container, params.id, sellerId) }
  },
} satisfies Partial<Handlers>
