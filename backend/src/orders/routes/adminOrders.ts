import type { Call, Handlers } from '../../engine/http/handlers'
import { idempotencyKey } from '../../engine/http/idempotencyKey'
import { findOrderForStaff } from '../reads/findOrderForStaff'
import { listAdminOrders } from '../reads/listAdminOrders'
import { sellerOfOrder } from '../reads/sellerOfOrder'
import { createFulfillment } from '../writes/create-fulfillment'
import { deliverFulfillment } from '../writes/deliver-fulfillment'
import { shipFulfillment } from '../writes/ship-fulfillment'
import { acceptOrder } from '../writes/accept-order'
import type { OrderActInput } from '../writes/actOnOrder'
import { captureOrder } from '../writes/capture-order'
import { refundOrder } from '../writes/refund-order'
import { rejectOrder } from '../writes/reject-order'
import { removeInvoice } from '../writes/remove-invoice'
import { sendListCsv } from '../../engine/http/sendFile'
import { exportOrders } from '../reads/exportOrders'
import { holdOrder, releaseOrder } from '../../money'

/** The orders of all sellers, and what staff do in a seller's place: the seller's own transitions, with a reason. */
export const adminOrderHandlers = {
  /** All orders, or those of one seller (`seller_id`). */
  'GET /admin/orders': ({ knex, query }) => listAdminOrders(knex, query),

  'GET /admin/orders/:id': (call) => shown(call),

  /** Takes what the buyer authorized (docs/decisions/05-orders-in-one-transaction.md). */
  'POST /admin/orders/:id/capture': async (call) => {
    await captureOrder(call.container, { orderId: call.params.id, actor: call.actor })
    return shown(call)
  },

  /** Gives back what was captured, whole or in part; the order itself does not change. */
  'POST /admin/orders/:id/refund': async (call) => {
    const { amount, expected_refunded, canceled, elsewhere } = call.body
    await refundOrder(call.container, {
      ...(await onBehalf(call)),
      amount,
      expectedRefunded: expected_refunded,
      canceled,
      isElsewhere: elsewhere,
    })
    return shown(call)
  },

  'POST /admin/orders/:id/accept': async (call) => {
    await acceptOrder(call.container, await onBehalf(call))
    return shown(call)
  },

  /** Before shipment: rejects what was not answered, cancels what was approved (R30). */
  'POST /admin/orders/:id/cancel': async (call) => {
    await rejectOrder(call.container, await onBehalf(call))
    return shown(call)
  },

  /** Also after shipment: a key that was put on the wrong order is free for the right one. */
  'POST /admin/orders/:id/invoice/remove': async (call) => {
    await removeInvoice(call.container, await onBehalf(call))
    return shown(call)
  },

  'POST /admin/orders/:id/fulfillments': async (call) => {
    const { reason: _reason, ...request } = call.body
    await createFulfillment(call.container, {
      ...(await onBehalf(call)),
      idempotencyKey: idempotencyKey(call.request),
      request,
    })
    return shown(call)
  },

  'POST /admin/orders/:id/fulfillments/:fulfillment_id/shipments': async (call) => {
    const { reason: _reason, ...request } = call.body
    await shipFulfillment(call.container, {
      ...(await onBehalf(call)),
      fulfillmentId: call.params.fulfillment_id,
      request,
    })
    return shown(call)
  },

  /** Also of a producer who only reads: else the buyer could return nothing, and the money would never be available. */
  'POST /admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered': async (call) => {
    await deliverFulfillment(call.container, {
      ...(await onBehalf(call)),
      fulfillmentId: call.params.fulfillment_id,
    })
    return shown(call)
  },

  'GET /admin/orders/export.csv': ({ knex, query, response }) =>
    sendListCsv(
      response,
      'pedidos',
      exportOrders(knex, query.seller_id ?? null, { ...query, byStaff: true }),
    ),

  'POST /admin/orders/:id/hold': async ({ container, params, body, actor, user }) => {
    await holdOrder(container, { orderId: params.id, reason: body.reason, actor })
    return { order: await findOrderForStaff(container, params.id, user.role) }
  },

  'POST /admin/orders/:id/release': async ({ container, params, actor, user }) => {
    await releaseOrder(container, { orderId: params.id, actor })
    return { order: await findOrderForStaff(container, params.id, user.role) }
  },
} satisfies Partial<Handlers>

type OrderCall = Pick<
  Call<'POST /admin/orders/:id/accept'>,
  'container' | 'knex' | 'params' | 'actor' | 'user'
> & { body: { reason: string } }

/** Which order, whose it is, who acts and why. */
const onBehalf = async ({ knex, params, actor, body }: OrderCall): Promise<OrderActInput> => ({
  orderId: params.id,
  sellerId: await sellerOfOrder(knex, params.id),
  actor,
  onBehalf: { reason: body.reason },
})

const shown = async ({
  container,
  params,
  user,
}: Pick<OrderCall, 'container' | 'params' | 'user'>) => ({
  order: await findOrderForStaff(container, params.id, user.role),
})
