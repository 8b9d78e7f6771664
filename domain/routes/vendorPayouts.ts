import {
  orderPayoutResponse,
  payoutResponse,
  payoutSummary,
  pixKeyRequest,
  pixKeyResponse,
  statementQuery,
  statementsResponse,
  sellerPayoutListQuery,
  sellerPayoutListResponse,
} from '../wire/payout'
import { emptyRequest } from '../wire/common'
import { csvFile, pdfFile, type RouteTable } from './declaration'

/** The seller's money: balances, payouts, statements, and where it goes. */
export const vendorPayoutRoutes = {
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
    audit: ['pix_key.set'],
  },
  'POST /vendor/pix-key/remove': {
    actor: 'seller',
    owner: 'pixKey',
    body: emptyRequest,
    response: pixKeyResponse,
    audit: ['pix_key.remove'],
  },
} as const satisfies RouteTable
