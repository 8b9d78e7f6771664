import type { RouteTable } from '../routes/declaration'
import { STAFF_MAY } from '../staff/staffRoles'
import { emptyRequest } from '../wire/common'
import {
  buyerOrderResponse,
  buyerOrderStateResponse,
  missingReceiptsRequest,
  missingReceiptsResponse,
  pixDecisionResponse,
  pixDismissRequest,
  pixReceiptListQuery,
  pixReceiptListResponse,
  pixRefundRequest,
  reconciliationQuery,
  reconciliationResponse,
} from './pixWire'

const decide = {
  actor: 'user',
  roles: STAFF_MAY.moveMoney,
  response: pixDecisionResponse,
  ids: { id: 'pix_receipt' },
} as const

/** Money that comes in by PIX: the buyer's page of an order, and what staff decide and compare. */
export const pixRoutes = {
  // The secret in the address is the permission.
  'GET /store/orders/by-link/:token': { actor: 'anyone', response: buyerOrderResponse },
  'GET /store/orders/by-link/:token/state': {
    actor: 'anyone',
    response: buyerOrderStateResponse,
    limit: 'link',
  },
  'GET /admin/pix/receipts': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    query: pixReceiptListQuery,
    response: pixReceiptListResponse,
  },
  'POST /admin/pix/receipts/:id/book': {
    ...decide,
    body: emptyRequest,
    stepUp: { not: 'no money leaves' },
    audit: ['pix.book'],
  },
  'POST /admin/pix/receipts/:id/refund': {
    ...decide,
    body: pixRefundRequest,
    stepUp: { above: 'amount' },
    audit: ['pix.refund'],
  },
  'POST /admin/pix/receipts/:id/dismiss': {
    ...decide,
    body: pixDismissRequest,
    stepUp: { not: 'no money moves' },
    audit: ['pix.dismiss'],
  },
  'POST /admin/pix/receipts/:id/retry': {
    ...decide,
    body: emptyRequest,
    stepUp: { not: 'it goes back as it was asked for' },
    audit: ['pix.retry'],
  },
  'POST /admin/pix/receipts/:id/give-up': {
    ...decide,
    body: emptyRequest,
    stepUp: { not: 'no money leaves' },
    audit: ['pix.give_up'],
  },
  // The bank calls it, and repeats what is not answered with 2xx. The secret in the address is the permission: the body
  // (`pixWebhookRequest`) is read after it.
  'POST /webhooks/pix/:secret/pix': {
    actor: 'anyone',
    body: 'bytes',
    response: 'none',
    atOnce: 50,
  },
  // every page of the bank's list of that day
  'GET /admin/pix/reconciliation': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    query: reconciliationQuery,
    response: reconciliationResponse,
    atOnce: 1,
  },
  'POST /admin/pix/reconciliation/receipts': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: missingReceiptsRequest,
    response: missingReceiptsResponse,
    stepUp: { not: 'only what the bank says itself is booked' },
    // no more than the bank could tell of: what is booked says so by itself
    audit: [],
    atOnce: 1,
  },
} as const satisfies RouteTable
