import { JSON_LIMIT_BYTES } from '../limits'
import { STAFF_MAY } from '../account/staffRoles'
import { adminHomeResponse } from '../wire/adminHome'
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
import { freightResponse } from '../wire/freight'
import { failedMailListQuery, failedMailListResponse, failedMailResponse } from '../wire/mail'
import {
  adjustmentRequest,
  adminPayoutListQuery,
  adminPayoutListResponse,
  adminPayoutResponse,
  balanceResponse,
  commissionRevenueResponse,
  duePayoutListQuery,
  duePayoutListResponse,
  payoutBatchRequest,
  payoutBatchResponse,
  payoutFailedRequest,
  payoutPaidRequest,
  payoutResultsRequest,
  payoutResultsResponse,
  pixKeyResponse,
} from '../wire/payout'
import {
  adminProductListQuery,
  adminProductListResponse,
  productResponse,
  productReviewBatchRequest,
  productReviewBatchResponse,
  productReviewRequest,
} from '../wire/product'
import { reviewQueueResponse } from '../wire/review'
import {
  adminSellerUpdateRequest,
  sellerListQuery,
  sellerListResponse,
  sellerNoteRequest,
  sellerResponse,
} from '../wire/seller'
import { staffInvitationRequest, staffRoleRequest, staffTeamResponse } from '../wire/staff'
import { adminExportRoutes } from './adminExports'
import { adminOrderRoutes } from './adminOrders'
import { csvFile, type RouteTable } from './declaration'

const ofWine = {
  actor: 'user',
  roles: STAFF_MAY.look,
  response: productResponse,
  ids: { id: 'product' },
} as const
const ofSeller = { actor: 'user', roles: STAFF_MAY.look, ids: { id: 'seller' } } as const
const ofApplication = {
  actor: 'user',
  roles: STAFF_MAY.look,
  response: application,
  ids: { id: 'application' },
} as const
const ofStaff = {
  actor: 'user',
  roles: STAFF_MAY.manageTeam,
  response: staffTeamResponse,
  ids: { id: 'staff' },
} as const
const ofPayout = {
  actor: 'user',
  roles: STAFF_MAY.moveMoney,
  response: adminPayoutResponse,
  ids: { id: 'payout' },
} as const
const ofMail = {
  actor: 'user',
  roles: STAFF_MAY.manageMails,
  body: emptyRequest,
  response: failedMailResponse,
  ids: { id: 'mail' },
} as const

/** What staff may call. */
export const adminRoutes = {
  ...adminOrderRoutes,
  ...adminExportRoutes,
  'GET /admin/home': { actor: 'user', roles: STAFF_MAY.look, response: adminHomeResponse },
  'GET /admin/products': {
    actor: 'user',
    roles: STAFF_MAY.look,
    query: adminProductListQuery,
    response: adminProductListResponse,
  },
  'GET /admin/products/:id': ofWine,
  'POST /admin/products/:id/review': {
    ...ofWine,
    roles: STAFF_MAY.reviewWines,
    body: productReviewRequest,
    audit: ['wine.status'],
  },
  'POST /admin/products/review': {
    actor: 'user',
    roles: STAFF_MAY.reviewWines,
    body: productReviewBatchRequest,
    response: productReviewBatchResponse,
    ids: { 'ids.*': 'product' },
    audit: ['wine.status'],
  },
  'GET /admin/reviews': { actor: 'user', roles: STAFF_MAY.look, response: reviewQueueResponse },
  'GET /admin/sellers': {
    actor: 'user',
    roles: STAFF_MAY.look,
    query: sellerListQuery,
    response: sellerListResponse,
  },
  'GET /admin/sellers/:id': { ...ofSeller, response: sellerResponse },
  'POST /admin/sellers/:id': {
    ...ofSeller,
    roles: STAFF_MAY.manageSellers,
    body: adminSellerUpdateRequest,
    response: sellerResponse,
    audit: ['seller.status', 'seller.photo'],
  },
  'POST /admin/sellers/:id/notes': {
    ...ofSeller,
    roles: STAFF_MAY.manageSellers,
    body: sellerNoteRequest,
    response: sellerResponse,
    audit: ['seller.note'],
  },
  'POST /admin/sellers/:id/contract-reminder': {
    ...ofSeller,
    roles: STAFF_MAY.manageSellers,
    body: emptyRequest,
    response: sellerResponse,
    audit: ['contract.reminder'],
  },
  'GET /admin/sellers/:id/freight': { ...ofSeller, response: freightResponse },
  'GET /admin/sellers/:id/contract': {
    ...ofSeller,
    roles: STAFF_MAY.seeMoney,
    response: signedContractsResponse,
  },
  'POST /admin/sellers/:id/photo': {
    ...ofSeller,
    roles: STAFF_MAY.manageSellers,
    body: adminPhotoPresignRequest,
    response: presignResponse,
    // an address to upload to; the photo changes with the seller
    audit: [],
  },
  'GET /admin/commission/rules/reference/:id': {
    ...ofSeller,
    roles: STAFF_MAY.seeMoney,
    response: commissionRulesResponse,
  },
  'POST /admin/commission/rules': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: commissionRuleCreateRequest,
    response: commissionRuleResponse,
    status: 201,
    ids: { reference_id: 'seller' },
    audit: ['commission.created', 'contract.signature_required'],
  },
  'POST /admin/commission/rules/:id': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: commissionRuleUpdateRequest,
    response: commissionRuleResponse,
    ids: { id: 'commission_rule' },
    audit: ['commission.name'],
  },
  'POST /admin/commission/rate/:id': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: commissionRateUpdateRequest,
    response: commissionRuleResponse,
    ids: { id: 'commission_rate' },
    audit: ['commission.rate', 'contract.signature_required'],
  },
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
  // the PIX key only for who may move money
  'GET /admin/payouts/:id': { ...ofPayout, roles: STAFF_MAY.seeMoney },
  'POST /admin/payouts/:id/paid': {
    ...ofPayout,
    body: payoutPaidRequest,
    audit: ['payout.pay'],
  },
  'POST /admin/payouts/:id/failed': {
    ...ofPayout,
    body: payoutFailedRequest,
    audit: ['payout.fail'],
  },
  'POST /admin/payouts/results': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    body: payoutResultsRequest,
    response: payoutResultsResponse,
    audit: ['payout.pay'],
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
    audit: ['payout.prepare'],
  },
  // so it does in the file
  'GET /admin/payouts/batches/:id/export.csv': {
    actor: 'user',
    roles: STAFF_MAY.moveMoney,
    response: csvFile,
    ids: { id: 'payout_batch' },
    atOnce: 2,
  },
  'POST /admin/sellers/:id/adjustments': {
    ...ofSeller,
    roles: STAFF_MAY.moveMoney,
    body: adjustmentRequest,
    response: balanceResponse,
    status: 201,
    audit: ['payout.adjust'],
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
    audit: ['pix_key.remove'],
  },
  'GET /admin/applications': {
    actor: 'user',
    roles: STAFF_MAY.look,
    query: applicationListQuery,
    response: applicationListResponse,
  },
  'GET /admin/applications/summary': {
    actor: 'user',
    roles: STAFF_MAY.look,
    response: applicationSummary,
  },
  'GET /admin/applications/:id': ofApplication,
  'PUT /admin/applications/:id': {
    ...ofApplication,
    roles: STAFF_MAY.followApplications,
    body: applicationUpdateRequest,
    audit: ['application.update'],
  },
  'POST /admin/applications/:id/invite': {
    ...ofApplication,
    roles: STAFF_MAY.followApplications,
    body: applicationInviteRequest,
    audit: ['application.invite', 'invitation.create'],
  },
  'GET /admin/mails': {
    actor: 'user',
    roles: STAFF_MAY.seeMails,
    query: failedMailListQuery,
    response: failedMailListResponse,
  },
  'POST /admin/mails/:id/retry': { ...ofMail, audit: ['mail.retry'] },
  'POST /admin/mails/:id/discard': { ...ofMail, audit: ['mail.discard'] },
  'GET /admin/audit': {
    actor: 'user',
    roles: STAFF_MAY.seeTrail,
    query: auditListQuery,
    response: auditListResponse,
  },
  'GET /admin/audit/:id': {
    actor: 'user',
    roles: STAFF_MAY.seeTrail,
    response: auditResponse,
    ids: { id: 'audit_entry' },
  },
  'GET /admin/team': { actor: 'user', roles: STAFF_MAY.seeTeam, response: staffTeamResponse },
  'POST /admin/team/invitations': {
    actor: 'user',
    roles: STAFF_MAY.manageTeam,
    body: staffInvitationRequest,
    response: staffTeamResponse,
    status: 201,
    audit: ['staff.invite'],
  },
  'POST /admin/team/:id': { ...ofStaff, body: staffRoleRequest, audit: ['staff.role'] },
  'POST /admin/team/:id/end-sessions': {
    ...ofStaff,
    body: emptyRequest,
    audit: ['staff.end_sessions'],
  },
  'DELETE /admin/team/:id': { ...ofStaff, audit: ['staff.remove'] },
} as const satisfies RouteTable
