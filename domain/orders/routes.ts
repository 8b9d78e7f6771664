import { exportRoute } from '../staff/exportRoute'
import { STAFF_MAY } from '../staff/staffRoles'
import { INVOICE_XML_MAX_BYTES } from '../limits'
import { type RouteTable, csvFile } from '../routes/declaration'
import {
  adminOrderListQuery,
  adminOrderListResponse,
  adminOrderResponse,
  refundRequest,
  staffActRequest,
  staffFulfillmentRequest,
  staffShipmentRequest,
} from './adminOrderWire'
import { emptyRequest } from '../wire/common'
import {
  fulfillmentCreateRequest,
  shipmentCreateRequest,
  trackingUpdateRequest,
} from './fulfillmentWire'
import {
  invoiceRequest,
  orderExportQuery,
  orderListResponse,
  orderRejectRequest,
  orderResponse,
  sellerOrderListQuery,
} from './orderWire'
import {
  orderBatchRequest,
  orderBatchResponse,
  orderSlipsQuery,
  orderSlipsResponse,
  shipmentBatchRequest,
  usedCodesRequest,
  usedCodesResponse,
} from './orderBatchWire'
import { askedTaxIdResponse, taxIdAnswer, taxIdRequestResponse } from './taxIdRequestWire'
import { holdRequest } from '../money/payoutWire'

const WITHOUT_PAGES = { limit: true, offset: true } as const
const ofOrder = {
  actor: 'user',
  roles: STAFF_MAY.seeMoney,
  response: adminOrderResponse,
  ids: { id: 'order' },
} as const

/** A seller's orders, their invoices (docs/decisions/10), and what staff see and do in a seller's place. */
export const ordersRoutes = {
  'GET /admin/orders/export.csv': exportRoute('orders', adminOrderListQuery.omit(WITHOUT_PAGES)),
  'POST /admin/orders/:id/hold': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: holdRequest,
    response: adminOrderResponse,
    ids: { id: 'order' },
    stepUp: { not: 'no money leaves' },
    audit: ['payout.hold'],
  },
  'POST /admin/orders/:id/release': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: emptyRequest,
    response: adminOrderResponse,
    ids: { id: 'order' },
    stepUp: { not: 'no money leaves before a batch is prepared' },
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
    stepUp: { not: 'money comes in' },
    audit: ['order.capture'],
  },
  'POST /admin/orders/:id/refund': {
    ...ofOrder,
    roles: STAFF_MAY.moveMoney,
    body: refundRequest,
    stepUp: { above: 'amount' },
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
    stepUp: { not: 'all of it goes back to who paid it, and no bottle leaves' },
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
  'POST /admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered': {
    ...ofOrder,
    roles: STAFF_MAY.actOnOrders,
    body: staffActRequest,
    ids: { id: 'order', fulfillment_id: 'fulfillment' },
    audit: ['order.fulfillment.deliver'],
  },
  'GET /vendor/orders': {
    actor: 'seller',
    query: sellerOrderListQuery,
    response: orderListResponse,
  },
  'GET /vendor/orders/export.csv': {
    actor: 'seller',
    query: orderExportQuery,
    response: csvFile,
    atOnce: 2,
  },
  'GET /vendor/orders/slips': {
    actor: 'seller',
    query: orderSlipsQuery,
    response: orderSlipsResponse,
  },
  // each order as by its own route, one after the other; at once: one person's clicks, not a crowd
  'POST /vendor/orders/batch/accept': {
    actor: 'seller',
    body: orderBatchRequest,
    response: orderBatchResponse,
    ids: { 'ids.*': 'order' },
    audit: ['order.accept'],
    atOnce: 4,
  },
  'POST /vendor/orders/batch/fulfillments': {
    actor: 'seller',
    body: orderBatchRequest,
    response: orderBatchResponse,
    ids: { 'ids.*': 'order' },
    audit: ['order.fulfillment.create'],
    atOnce: 4,
  },
  'POST /vendor/orders/batch/shipments': {
    actor: 'seller',
    body: shipmentBatchRequest,
    response: orderBatchResponse,
    ids: { 'shipments.*.id': 'order', 'shipments.*.fulfillment_id': 'fulfillment' },
    audit: ['order.fulfillment.ship', 'order.fulfillment.create', 'order.invoice.set'],
    atOnce: 4,
  },
  // a question about codes that are too many for an address
  'POST /vendor/orders/codes': {
    actor: 'seller',
    body: usedCodesRequest,
    response: usedCodesResponse,
    ids: { 'codes.*.order_id': 'order' },
    audit: [],
    atOnce: 2,
  },
  'POST /vendor/orders/:id/tax-id-request': {
    actor: 'seller',
    body: emptyRequest,
    response: taxIdRequestResponse,
    ids: { id: 'order' },
    audit: ['order.tax_id.ask'],
  },
  // The token in the address is the permission.
  'GET /store/tax-ids/:token': { actor: 'anyone', response: askedTaxIdResponse },
  'POST /store/tax-ids/:token': {
    actor: 'anyone',
    limit: 'cartChange',
    body: taxIdAnswer,
    response: askedTaxIdResponse,
    audit: ['order.tax_id.give'],
  },
  'GET /vendor/orders/:id': { actor: 'seller', response: orderResponse, ids: { id: 'order' } },
  'POST /vendor/orders/:id/accept': {
    actor: 'seller',
    body: emptyRequest,
    response: orderResponse,
    ids: { id: 'order' },
    audit: ['order.accept'],
  },
  'POST /vendor/orders/:id/cancel': {
    actor: 'seller',
    body: orderRejectRequest,
    response: orderResponse,
    ids: { id: 'order' },
    stepUp: { not: 'all of it goes back to who paid it, and no bottle leaves' },
    audit: ['order.reject'],
  },
  'POST /vendor/orders/:id/fulfillments': {
    actor: 'seller',
    body: fulfillmentCreateRequest,
    response: orderResponse,
    ids: { id: 'order', 'items.*.id': 'order_item', location_id: 'stock_location' },
    audit: ['order.fulfillment.create'],
  },
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/shipments': {
    actor: 'seller',
    body: shipmentCreateRequest,
    response: orderResponse,
    ids: { id: 'order', fulfillment_id: 'fulfillment', 'items.*.id': 'order_item' },
    audit: ['order.fulfillment.ship'],
  },
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/tracking': {
    actor: 'seller',
    body: trackingUpdateRequest,
    response: orderResponse,
    ids: { id: 'order', fulfillment_id: 'fulfillment' },
    audit: ['order.fulfillment.tracking'],
  },
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered': {
    actor: 'seller',
    body: emptyRequest,
    response: orderResponse,
    ids: { id: 'order', fulfillment_id: 'fulfillment' },
    audit: ['order.fulfillment.deliver'],
  },
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/cancel': {
    actor: 'seller',
    body: emptyRequest,
    response: orderResponse,
    ids: { id: 'order', fulfillment_id: 'fulfillment' },
    audit: ['order.fulfillment.cancel'],
  },
  'POST /vendor/orders/:id/invoice': {
    actor: 'seller',
    body: invoiceRequest,
    response: orderResponse,
    ids: { id: 'order' },
    audit: ['order.invoice.set'],
  },
  // the file as it is: its encoding is judged, too
  'POST /vendor/orders/:id/invoice/xml': {
    actor: 'seller',
    body: 'bytes',
    response: orderResponse,
    ids: { id: 'order' },
    audit: ['order.invoice.set'],
    maxBytes: INVOICE_XML_MAX_BYTES,
    atOnce: 2,
  },
  'DELETE /vendor/orders/:id/invoice': {
    actor: 'seller',
    response: orderResponse,
    ids: { id: 'order' },
    audit: ['order.invoice.remove'],
  },
} as const satisfies RouteTable
