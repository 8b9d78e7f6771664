import {
  application,
  applicationInviteRequest,
  applicationListQuery,
  applicationListResponse,
  applicationSummary,
  applicationUpdateRequest,
} from '../wire/application'
import { auditListQuery, auditListResponse, auditResponse } from '../wire/audit'
import {
  commissionRateUpdateRequest,
  commissionRuleCreateRequest,
  commissionRuleResponse,
  commissionRulesResponse,
  commissionRuleUpdateRequest,
} from '../wire/commission'
import { emptyRequest } from '../wire/common'
import { signedContractsResponse } from '../wire/contract'
import { adminPhotoPresignRequest, presignResponse } from '../wire/image'
import { failedMailListQuery, failedMailListResponse, failedMailResponse } from '../wire/mail'
import { adminOrderListQuery, orderListResponse, orderResponse } from '../wire/order'
import {
  adminProductListQuery,
  adminProductListResponse,
  productResponse,
  productReviewBatchRequest,
  productReviewBatchResponse,
  productReviewRequest,
} from '../wire/product'
import {
  adminSellerUpdateRequest,
  sellerListQuery,
  sellerListResponse,
  sellerResponse,
} from '../wire/seller'
import { csvFile, type RouteTable } from './declaration'

const ofWine = { actor: 'user', response: productResponse, ids: { id: 'product' } } as const
const ofSeller = { actor: 'user', ids: { id: 'seller' } } as const
const ofApplication = {
  actor: 'user',
  response: application,
  ids: { id: 'application' },
} as const
const ofMail = {
  actor: 'user',
  body: emptyRequest,
  response: failedMailResponse,
  ids: { id: 'mail' },
} as const

/** What staff may call. */
export const adminRoutes = {
  'GET /admin/products': {
    actor: 'user',
    query: adminProductListQuery,
    response: adminProductListResponse,
  },
  'GET /admin/products/:id': ofWine,
  'POST /admin/products/:id/review': {
    ...ofWine,
    body: productReviewRequest,
    audit: ['wine.status'],
  },
  'POST /admin/products/review': {
    actor: 'user',
    body: productReviewBatchRequest,
    response: productReviewBatchResponse,
    ids: { 'ids.*': 'product' },
    audit: ['wine.status'],
  },
  'GET /admin/sellers': { actor: 'user', query: sellerListQuery, response: sellerListResponse },
  'GET /admin/sellers/:id': { ...ofSeller, response: sellerResponse },
  'POST /admin/sellers/:id': {
    ...ofSeller,
    body: adminSellerUpdateRequest,
    response: sellerResponse,
    audit: ['seller.status', 'seller.photo'],
  },
  'GET /admin/sellers/:id/contract': { ...ofSeller, response: signedContractsResponse },
  'POST /admin/sellers/:id/photo': {
    ...ofSeller,
    body: adminPhotoPresignRequest,
    response: presignResponse,
    // an address to upload to; the photo changes with the seller
    audit: [],
  },
  'GET /admin/commission/rules/reference/:id': { ...ofSeller, response: commissionRulesResponse },
  'POST /admin/commission/rules': {
    actor: 'user',
    body: commissionRuleCreateRequest,
    response: commissionRuleResponse,
    status: 201,
    ids: { reference_id: 'seller' },
    audit: ['commission.created', 'contract.signature_required'],
  },
  'POST /admin/commission/rules/:id': {
    actor: 'user',
    body: commissionRuleUpdateRequest,
    response: commissionRuleResponse,
    ids: { id: 'commission_rule' },
    audit: ['commission.name'],
  },
  'POST /admin/commission/rate/:id': {
    actor: 'user',
    body: commissionRateUpdateRequest,
    response: commissionRuleResponse,
    ids: { id: 'commission_rate' },
    audit: ['commission.rate', 'contract.signature_required'],
  },
  'GET /admin/orders': { actor: 'user', query: adminOrderListQuery, response: orderListResponse },
  'POST /admin/orders/:id/capture': {
    actor: 'user',
    body: emptyRequest,
    response: orderResponse,
    ids: { id: 'order' },
    audit: ['order.capture'],
  },
  'GET /admin/applications': {
    actor: 'user',
    query: applicationListQuery,
    response: applicationListResponse,
  },
  'GET /admin/applications/summary': { actor: 'user', response: applicationSummary },
  'GET /admin/applications/export.csv': {
    actor: 'user',
    query: applicationListQuery,
    response: csvFile,
    atOnce: 2,
  },
  'GET /admin/applications/:id': ofApplication,
  'PUT /admin/applications/:id': {
    ...ofApplication,
    body: applicationUpdateRequest,
    audit: ['application.update'],
  },
  'POST /admin/applications/:id/invite': {
    ...ofApplication,
    body: applicationInviteRequest,
    audit: ['application.invite', 'invitation.create'],
  },
  'GET /admin/mails': {
    actor: 'user',
    query: failedMailListQuery,
    response: failedMailListResponse,
  },
  'POST /admin/mails/:id/retry': { ...ofMail, audit: ['mail.retry'] },
  'POST /admin/mails/:id/discard': { ...ofMail, audit: ['mail.discard'] },
  'GET /admin/audit': { actor: 'user', query: auditListQuery, response: auditListResponse },
  'GET /admin/audit/:id': { actor: 'user', response: auditResponse, ids: { id: 'audit_entry' } },
} as const satisfies RouteTable
