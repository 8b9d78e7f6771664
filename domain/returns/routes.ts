import { STAFF_MAY } from '../staff/staffRoles'
import { UPLOAD_LIMIT_BYTES } from '../limits'
import type { FileAnswer, RouteTable } from '../routes/declaration'
import { adminOrderResponse } from '../orders/adminOrderWire'
import { emptyRequest } from '../wire/common'
import {
  askedReturnResponse,
  buyerReturnsResponse,
  closeReturnRequest,
  orderReturnsResponse,
  receiveReturnRequest,
  refundBottlesRequest,
  refundReturnRequest,
  refuseReturnRequest,
  registerReturnRequest,
  returnRequest,
  staffReceiveReturnRequest,
  staffRegisterReturnRequest,
  staffReturnActRequest,
} from './orderReturnWire'

const ofOrder = { ids: { id: 'order' }, response: orderReturnsResponse } as const
const ask = {
  ids: { id: 'order', 'items.*.id': 'order_item' },
  response: orderReturnsResponse,
  body: registerReturnRequest,
  status: 201,
  audit: ['order.return.ask'],
} as const
const photoFile: FileAnswer = { file: 'image/webp' }
const photo = {
  ids: { id: 'order', return_id: 'order_return', photo_id: 'return_photo' },
  response: photoFile,
} as const
const ofReturn = {
  ids: { id: 'order', return_id: 'order_return' },
  response: orderReturnsResponse,
} as const
const received = { ids: { ...ofReturn.ids, 'items.*.id': 'order_item' } } as const
const onBehalf = { actor: 'user', roles: STAFF_MAY.actOnOrders, ...ofReturn } as const

/** Bottles that come back: asked for by the link of a buyer's mail, or by seller and staff, who decide (docs/decisions/08). */
export const returnsRoutes = {
  // The signature in the address is the permission.
  'GET /store/returns/:token': { actor: 'anyone', response: buyerReturnsResponse },
  'POST /store/returns/:token': {
    actor: 'anyone',
    limit: 'cartChange',
    ids: { 'items.*.id': 'order_item' },
    body: returnRequest,
    response: askedReturnResponse,
    status: 201,
    audit: ['order.return.ask'],
  },
  'POST /store/returns/:token/:return_id/photos': {
    actor: 'anyone',
    limit: 'cartChange',
    ids: { return_id: 'order_return' },
    body: 'bytes',
    response: buyerReturnsResponse,
    status: 201,
    maxBytes: UPLOAD_LIMIT_BYTES,
    atOnce: 4,
    audit: ['order.return.photo'],
  },
  'GET /vendor/orders/:id/returns': { actor: 'seller', ...ofOrder },
  'POST /vendor/orders/:id/returns': { actor: 'seller', ...ask },
  'GET /vendor/orders/:id/returns/:return_id/photos/:photo_id': { actor: 'seller', ...photo },
  'POST /vendor/orders/:id/returns/:return_id/approve': {
    actor: 'seller',
    ...ofReturn,
    body: emptyRequest,
    audit: ['order.return.approve'],
  },
  'POST /vendor/orders/:id/returns/:return_id/refuse': {
    actor: 'seller',
    ...ofReturn,
    body: refuseReturnRequest,
    audit: ['order.return.refuse'],
  },
  'POST /vendor/orders/:id/returns/:return_id/receive': {
    actor: 'seller',
    ...ofReturn,
    ...received,
    body: receiveReturnRequest,
    audit: ['order.return.receive'],
  },
  'POST /vendor/orders/:id/returns/:return_id/waive': {
    actor: 'seller',
    ...ofReturn,
    body: emptyRequest,
    audit: ['order.return.waive'],
  },
  'GET /admin/orders/:id/returns': { actor: 'user', roles: STAFF_MAY.seeMoney, ...ofOrder },
  'POST /admin/orders/:id/returns': {
    actor: 'user',
    roles: STAFF_MAY.actOnOrders,
    ...ask,
    body: staffRegisterReturnRequest,
    audit: ['order.return.ask', 'order.return.approve'],
  },
  // asked for, approved, waived and refunded in one step, so only those may who may do each
  'POST /admin/orders/:id/returns/refund': {
    actor: 'user',
    roles: STAFF_MAY.actOnOrders,
    ids: ask.ids,
    body: refundBottlesRequest,
    response: adminOrderResponse,
    stepUp: { above: 'amount' },
    audit: [
      'order.return.ask',
      'order.return.approve',
      'order.return.waive',
      'order.return.refund',
    ],
  },
  'GET /admin/orders/:id/returns/:return_id/photos/:photo_id': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    ...photo,
  },
  'POST /admin/orders/:id/returns/:return_id/approve': {
    ...onBehalf,
    body: staffReturnActRequest,
    audit: ['order.return.approve'],
  },
  'POST /admin/orders/:id/returns/:return_id/refuse': {
    ...onBehalf,
    body: refuseReturnRequest,
    audit: ['order.return.refuse'],
  },
  'POST /admin/orders/:id/returns/:return_id/receive': {
    ...onBehalf,
    ...received,
    body: staffReceiveReturnRequest,
    audit: ['order.return.receive'],
  },
  'POST /admin/orders/:id/returns/:return_id/waive': {
    ...onBehalf,
    body: staffReturnActRequest,
    audit: ['order.return.waive'],
  },
  'POST /admin/orders/:id/returns/:return_id/close': {
    ...onBehalf,
    body: closeReturnRequest,
    audit: ['order.return.close'],
  },
  'POST /admin/orders/:id/returns/:return_id/refund': {
    ...onBehalf,
    roles: STAFF_MAY.moveMoney,
    body: refundReturnRequest,
    stepUp: { above: 'expected' },
    audit: ['order.return.refund'],
  },
} as const satisfies RouteTable
