import { STAFF_MAY } from '../account/staffRoles'
import {
  adminOrderListQuery,
  adminOrderListResponse,
  adminOrderResponse,
  refundRequest,
  staffActRequest,
  staffFulfillmentRequest,
  staffShipmentRequest,
} from '../wire/adminOrder'
import { emptyRequest } from '../wire/common'
import { holdRequest } from '../wire/payout'
import type { RouteTable } from './declaration'

const ofOrder = {
  actor: 'user',
  roles: STAFF_MAY.seeMoney,
  response: adminOrderResponse,
  ids: { id: 'order' },
} as const
/** The orders of all sellers: what staff see, and do in a seller's place. */
export const adminOrderRoutes = {
  'POST /admin/orders/:id/hold': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: holdRequest,
    response: adminOrderResponse,
    ids: { id: 'order' },
    audit: ['payout.hold'],
  },
  'POST /admin/orders/:id/release': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: emptyRequest,
    response: adminOrderResponse,
    ids: { id: 'order' },
    audit: ['payout.release'],
  },
  'GET /admin/orders': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    query: adminOrderListQuery,
    response: adminOrderListResponse,
  },
  'GET /admin/orders/:id': ofOrder,
  'POST /admin/orders/:id/capture': {
    ...ofOrder,
    roles: STAFF_MAY.moveMoney,
    body: emptyRequest,
    audit: ['order.capture'],
  },
  'POST /admin/orders/:id/refund': {
    ...ofOrder,
    roles: STAFF_MAY.moveMoney,
    body: refundRequest,
    audit: ['order.refund'],
  },
  'POST /admin/orders/:id/accept': {
    ...ofOrder,
    roles: STAFF_MAY.actOnOrders,
    body: staffActRequest,
    audit: ['order.accept'],
  },
  'POST /admin/orders/:id/cancel': {
    ...ofOrder,
    roles: STAFF_MAY.actOnOrders,
    body: staffActRequest,
    audit: ['order.reject'],
  },
  'POST /admin/orders/:id/invoice/remove': {
    ...ofOrder,
    roles: STAFF_MAY.actOnOrders,
    body: staffActRequest,
    audit: ['order.invoice.remove'],
  },
  'POST /admin/orders/:id/fulfillments': {
    ...ofOrder,
    roles: STAFF_MAY.actOnOrders,
    body: staffFulfillmentRequest,
    ids: { id: 'order', 'items.*.id': 'order_item', location_id: 'stock_location' },
    audit: ['order.fulfillment.create'],
  },
  'POST /admin/orders/:id/fulfillments/:fulfillment_id/shipments': {
    ...ofOrder,
    roles: STAFF_MAY.actOnOrders,
    body: staffShipmentRequest,
    ids: { id: 'order', fulfillment_id: 'fulfillment', 'items.*.id': 'order_item' },
    audit: ['order.fulfillment.ship'],
  },
} as const satisfies RouteTable
