import { exportRoute } from '../staff/exportRoute'
import { STAFF_EXPORTS } from '../staff/staffExports'
import { STAFF_MAY } from '../staff/staffRoles'
import { JSON_LIMIT_BYTES } from '../limits'
import { type RouteTable, csvFile, pdfFile } from '../routes/declaration'
import { emptyRequest } from '../wire/common'
import {
  adjustmentRequest,
  adjustmentResponse,
  adminPayoutListQuery,
  adminPayoutListResponse,
  adminPayoutResponse,
  approvalDecisionResponse,
  commissionRevenueResponse,
  duePayoutListQuery,
  duePayoutListResponse,
  ledgerListQuery,
  ledgerListResponse,
  moneyApprovalsResponse,
  orderPayoutResponse,
  payoutBatchRequest,
  payoutBatchResponse,
  payoutFailedRequest,
  payoutPaidRequest,
  payoutResponse,
  payoutResultsRequest,
  payoutResultsResponse,
  payoutSummary,
  pixKeyRequest,
  pixKeyResponse,
  sellerPayoutListQuery,
  sellerPayoutListResponse,
  statementQuery,
  statementsResponse,
} from './payoutWire'

const ofPayout = {
  actor: 'user',
  roles: STAFF_MAY.moveMoney,
  response: adminPayoutResponse,
  ids: { id: 'payout' },
} as const
const ofApproval = {
  actor: 'user',
  roles: STAFF_MAY.moveMoney,
  body: emptyRequest,
  response: approvalDecisionResponse,
  ids: { id: 'money_approval' },
} as const
const ofSeller = { actor: 'user', roles: STAFF_MAY.look, ids: { id: 'seller' } } as const
const moneyOfSeller = { ...ofSeller, roles: STAFF_MAY.seeMoney } as const
const WITHOUT_PAGES = { limit: true, offset: true } as const

/** The sellers' money: balances, payouts, statements, and where it goes. */
export const moneyRoutes = {
  'GET /admin/commission/revenue': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    response: commissionRevenueResponse,
  },
  'GET /admin/payouts/due': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    query: duePayoutListQuery,
    response: duePayoutListResponse,
  },
  'GET /admin/payouts': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    query: adminPayoutListQuery,
    response: adminPayoutListResponse,
  },
  'GET /admin/payouts/approvals': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    response: moneyApprovalsResponse,
  },
  'POST /admin/payouts/approvals/:id/confirm': {
    ...ofApproval,
    stepUp: true,
    audit: ['payout.confirm', 'payout.adjust', 'payout.prepare'],
  },
  'POST /admin/payouts/approvals/:id/refuse': {
    ...ofApproval,
    stepUp: { not: 'no money moves' },
    audit: ['payout.refuse'],
  },
  // the PIX key only for who may move money
  'GET /admin/payouts/:id': { ...ofPayout, roles: STAFF_MAY.seeMoney },
  'POST /admin/payouts/:id/paid': {
    ...ofPayout,
    body: payoutPaidRequest,
    stepUp: true,
    audit: ['payout.pay'],
  },
  'POST /admin/payouts/:id/failed': {
    ...ofPayout,
    body: payoutFailedRequest,
    stepUp: { not: 'no money leaves' },
    audit: ['payout.fail'],
  },
  'POST /admin/payouts/results': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: payoutResultsRequest,
    response: payoutResultsResponse,
    stepUp: true,
    audit: ['payout.pay', 'payout.fail'],
    atOnce: 1,
    maxBytes: 2 * JSON_LIMIT_BYTES,
  },
  'POST /admin/payouts/batches': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: payoutBatchRequest,
    response: payoutBatchResponse,
    status: 201,
    ids: { 'seller_ids.*': 'seller' },
    stepUp: true,
    audit: ['payout.prepare', 'payout.ask'],
  },
  // so it does in the file
  'GET /admin/payouts/batches/:id/export.csv': {
    actor: 'user',
    roles: STAFF_EXPORTS['payout-batch'].roles,
    response: csvFile,
    ids: { id: 'payout_batch' },
    atOnce: 2,
  },
  'POST /admin/sellers/:id/adjustments': {
    ...ofSeller,
    roles: STAFF_MAY.moveMoney,
    body: adjustmentRequest,
    response: adjustmentResponse,
    status: 201,
    stepUp: true,
    audit: ['payout.adjust', 'payout.ask'],
  },
  // what the producer reads in the portal
  'GET /admin/sellers/:id/payouts/summary': { ...moneyOfSeller, response: payoutSummary },
  'GET /admin/sellers/:id/payouts/statements': { ...moneyOfSeller, response: statementsResponse },
  'GET /admin/sellers/:id/payouts/statement.csv': {
    ...moneyOfSeller,
    roles: STAFF_EXPORTS.ledger.roles,
    query: statementQuery,
    response: csvFile,
    atOnce: 2,
  },
  'GET /admin/sellers/:id/payouts/statement.pdf': {
    ...moneyOfSeller,
    roles: STAFF_EXPORTS.ledger.roles,
    query: statementQuery,
    response: pdfFile,
    atOnce: 2,
  },
  'GET /admin/ledger': {
    actor: 'user',
    roles: STAFF_MAY.seeMoney,
    query: ledgerListQuery,
    response: ledgerListResponse,
  },
  'GET /admin/sellers/:id/pix-key': {
    ...ofSeller,
    roles: STAFF_MAY.seeMoney,
    response: pixKeyResponse,
  },
  'POST /admin/sellers/:id/pix-key/remove': {
    ...ofSeller,
    roles: STAFF_MAY.moveMoney,
    body: emptyRequest,
    response: pixKeyResponse,
    stepUp: true,
    audit: ['pix_key.remove'],
  },
  'GET /admin/payouts/due/export.csv': exportRoute(
    'payouts',
    duePayoutListQuery.omit(WITHOUT_PAGES),
  ),
  'GET /admin/payouts/export.csv': exportRoute(
    'made-payouts',
    adminPayoutListQuery.omit(WITHOUT_PAGES),
  ),
  'GET /vendor/payouts/summary': { actor: 'seller', response: payoutSummary },
  'GET /vendor/payouts': {
    actor: 'seller',
    query: sellerPayoutListQuery,
    response: sellerPayoutListResponse,
  },
  'GET /vendor/payouts/statements': { actor: 'seller', response: statementsResponse },
  'GET /vendor/payouts/statement.csv': {
    actor: 'seller',
    query: statementQuery,
    response: csvFile,
    atOnce: 2,
  },
  'GET /vendor/payouts/statement.pdf': {
    actor: 'seller',
    query: statementQuery,
    response: pdfFile,
    atOnce: 2,
  },
  'GET /vendor/payouts/:id': {
    actor: 'seller',
    response: payoutResponse,
    ids: { id: 'payout' },
  },
  'GET /vendor/orders/:id/payout': {
    actor: 'seller',
    response: orderPayoutResponse,
    ids: { id: 'order' },
  },
  'GET /vendor/pix-key': { actor: 'seller', response: pixKeyResponse },
  'POST /vendor/pix-key': {
    actor: 'seller',
    owner: 'pixKey',
    body: pixKeyRequest,
    response: pixKeyResponse,
    stepUp: true,
    audit: ['pix_key.set'],
  },
  'POST /vendor/pix-key/remove': {
    actor: 'seller',
    owner: 'pixKey',
    body: emptyRequest,
    response: pixKeyResponse,
    stepUp: true,
    audit: ['pix_key.remove'],
  },
} as const satisfies RouteTable
