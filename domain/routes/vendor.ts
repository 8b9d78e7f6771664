import { z } from 'zod'
import { IMPORT_LIMIT_BYTES } from '../limits'
import { commissionRulesResponse } from '../wire/commission'
import { emptyRequest } from '../wire/common'
import { freightRequest, freightResponse } from '../wire/freight'
import { contractResponse, contractSignRequest, contractSignResponse } from '../wire/contract'
import {
  fulfillmentCreateRequest,
  shipmentCreateRequest,
  trackingUpdateRequest,
} from '../wire/fulfillment'
import { attachRequest, presignRequest, presignResponse } from '../wire/image'
import { levelCreateRequest, levelResponse, levelUpdateRequest } from '../wire/inventory'
import { memberResponse, memberUpdateRequest, passwordChangeRequest } from '../wire/member'
import {
  orderExportQuery,
  orderListResponse,
  orderRejectRequest,
  orderResponse,
  orderStatistics,
  orderStatisticsQuery,
  sellerOrderListQuery,
} from '../wire/order'
import {
  orderBatchRequest,
  orderBatchResponse,
  orderSlipsQuery,
  orderSlipsResponse,
  shipmentBatchRequest,
} from '../wire/orderBatch'
import { erasureRequest, erasureResponse } from '../wire/privacy'
import {
  productCreateRequest,
  productResponse,
  productStatusRequest,
  productUpdateRequest,
  sellerProductListQuery,
  sellerProductListResponse,
} from '../wire/product'
import { sellerResponse, sellerUpdateRequest } from '../wire/seller'
import { todayResponse } from '../wire/today'
import { teamInvitationRequest, teamResponse, teamRoleRequest } from '../wire/team'
import { wineActionsRequest, wineActionsResponse } from '../wire/wineBatch'
import {
  winePricesQuery,
  winePricesRequest,
  winePricesResponse,
  winePricesResults,
} from '../wire/winePrices'
import {
  wineImportResponse,
  wineImportRowsQuery,
  wineImportRowsResponse,
  wineImportsResponse,
  wineImportTemplateQuery,
  wineImportUploadQuery,
} from '../wire/wineImport'
import { tokenResponse } from '../wire/auth'
import { storeViewResponse } from '../wire/storeCatalogue'
import { vendorInvoiceRoutes } from './vendorInvoices'
import { vendorNoticeRoutes } from './vendorNotices'
import { vendorPayoutRoutes } from './vendorPayouts'
import { csvFile, jsonFile, pdfFile, type RouteTable } from './declaration'

/** The seller's own company, people and contract. */
const company = {
  'GET /vendor/me': { actor: 'seller', response: memberResponse },
  'GET /vendor/today': { actor: 'seller', response: todayResponse },
  'GET /vendor/me/context': { actor: 'seller', response: z.object({ ok: z.literal(true) }) },
  'POST /vendor/members/:id': {
    actor: 'seller',
    body: memberUpdateRequest,
    response: memberResponse,
    ids: { id: 'member' },
    audit: ['member.name'],
  },
  'POST /vendor/members/me/password': {
    actor: 'seller',
    openToInactive: true,
    body: passwordChangeRequest,
    response: tokenResponse,
    audit: ['password.change'],
  },
  'POST /vendor/sellers/me': {
    actor: 'seller',
    owner: 'company',
    body: sellerUpdateRequest,
    response: sellerResponse,
    audit: ['seller.profile'],
  },
  'POST /vendor/sellers/me/images': {
    actor: 'seller',
    body: presignRequest,
    response: presignResponse,
    // an address to upload to; the photo changes with the profile
    audit: [],
  },
  'GET /vendor/sellers/me/contract': { actor: 'seller', response: contractResponse },
  'GET /vendor/sellers/me/contract/pdf': { actor: 'seller', response: pdfFile, atOnce: 2 },
  'POST /vendor/sellers/me/contract/sign': {
    actor: 'seller',
    owner: 'sign',
    body: contractSignRequest,
    response: contractSignResponse,
    audit: ['contract.signed'],
  },
  'GET /vendor/freight': { actor: 'seller', response: freightResponse },
  'POST /vendor/freight': {
    actor: 'seller',
    body: freightRequest,
    response: freightResponse,
    audit: ['seller.freight'],
  },
  'GET /vendor/commission': { actor: 'seller', response: commissionRulesResponse },
  'GET /vendor/team': { actor: 'seller', response: teamResponse },
  'POST /vendor/team/invitations': {
    actor: 'seller',
    owner: 'team',
    body: teamInvitationRequest,
    response: teamResponse,
    status: 201,
    audit: ['invitation.create'],
  },
  'DELETE /vendor/team/invitations/:id': {
    actor: 'seller',
    owner: 'team',
    response: teamResponse,
    ids: { id: 'invitation' },
    audit: ['invitation.revoke'],
  },
  'POST /vendor/team/members/:id': {
    actor: 'seller',
    owner: 'team',
    body: teamRoleRequest,
    response: teamResponse,
    ids: { id: 'member' },
    audit: ['team.role'],
  },
  'DELETE /vendor/team/members/:id': {
    actor: 'seller',
    owner: 'team',
    response: teamResponse,
    ids: { id: 'member' },
    audit: ['team.remove'],
  },
  'GET /vendor/privacy/export': { actor: 'seller', response: jsonFile, atOnce: 2 },
  'POST /vendor/privacy/erasure': {
    actor: 'seller',
    openToInactive: true,
    body: erasureRequest,
    response: erasureResponse,
    audit: ['privacy.erase_person', 'privacy.erase_company'],
  },
} as const satisfies RouteTable

const wines = {
  'GET /vendor/products': {
    actor: 'seller',
    query: sellerProductListQuery,
    response: sellerProductListResponse,
  },
  'POST /vendor/products': {
    actor: 'seller',
    body: productCreateRequest,
    response: productResponse,
    status: 201,
    audit: ['wine.create'],
  },
  'GET /vendor/products/:id': {
    actor: 'seller',
    response: productResponse,
    ids: { id: 'product' },
  },
  'GET /vendor/products/:id/store': {
    actor: 'seller',
    response: storeViewResponse,
    ids: { id: 'product' },
  },
  'GET /vendor/products/prices': {
    actor: 'seller',
    query: winePricesQuery,
    response: winePricesResponse,
  },
  // each wine for itself; 404 when none of them is the seller's
  'POST /vendor/products/prices': {
    actor: 'seller',
    body: winePricesRequest,
    response: winePricesResults,
    ids: { 'wines.*.id': 'product' },
    audit: ['wine.prices', 'wine.stock', 'wine.stock_limit', 'wine.status'],
    atOnce: 2,
  },
  // each wine for itself; 404 when none of them is the seller's
  'POST /vendor/products/actions': {
    actor: 'seller',
    body: wineActionsRequest,
    response: wineActionsResponse,
    ids: { 'ids.*': 'product' },
    audit: ['wine.status', 'wine.delete'],
    atOnce: 2,
  },
  'POST /vendor/products/:id': {
    actor: 'seller',
    body: productUpdateRequest,
    response: productResponse,
    ids: { id: 'product', 'variants.*.id': 'variant' },
    audit: ['wine.data', 'wine.images', 'wine.prices', 'wine.status'],
  },
  'POST /vendor/products/:id/status': {
    actor: 'seller',
    body: productStatusRequest,
    response: productResponse,
    ids: { id: 'product' },
    audit: ['wine.status'],
  },
  'POST /vendor/products/:id/images/presign': {
    actor: 'seller',
    body: presignRequest,
    response: presignResponse,
    ids: { id: 'product' },
    // an address to upload to; attaching the picture changes the wine
    audit: [],
  },
  'POST /vendor/products/:id/images/attach': {
    actor: 'seller',
    body: attachRequest,
    response: productResponse,
    ids: { id: 'product' },
    audit: ['wine.images'],
    // looks at the picture, which may be of fifty megapixels
    atOnce: 4,
  },
  'POST /vendor/inventory-items/:id/location-levels': {
    actor: 'seller',
    body: levelCreateRequest,
    response: levelResponse,
    ids: { id: 'inventory_item', location_id: 'stock_location', variant_id: 'variant' },
    audit: ['wine.stock', 'wine.status'],
  },
  'POST /vendor/inventory-items/:id/location-levels/:location_id': {
    actor: 'seller',
    body: levelUpdateRequest,
    response: levelResponse,
    ids: { id: 'inventory_item', location_id: 'stock_location' },
    audit: ['wine.stock', 'wine.status'],
  },
  'GET /vendor/products/export.csv': {
    actor: 'seller',
    query: sellerProductListQuery,
    response: csvFile,
    atOnce: 2,
  },
  'GET /vendor/products/template.csv': {
    actor: 'seller',
    query: wineImportTemplateQuery,
    response: csvFile,
  },
  'GET /vendor/products/imports': { actor: 'seller', response: wineImportsResponse },
  'POST /vendor/products/imports': {
    actor: 'seller',
    query: wineImportUploadQuery,
    body: 'bytes',
    response: wineImportResponse,
    status: 201,
    // checks the file; the next one, which starts the import, writes
    audit: [],
    maxBytes: IMPORT_LIMIT_BYTES,
    atOnce: 2,
  },
  'GET /vendor/products/imports/:import_id': {
    actor: 'seller',
    response: wineImportResponse,
    ids: { import_id: 'import' },
  },
  'POST /vendor/products/imports/:import_id': {
    actor: 'seller',
    body: emptyRequest,
    response: wineImportResponse,
    status: 202,
    ids: { import_id: 'import' },
    audit: ['wine.import', 'wine.data', 'wine.prices', 'wine.stock'],
  },
  'GET /vendor/products/imports/:import_id/rows': {
    actor: 'seller',
    query: wineImportRowsQuery,
    response: wineImportRowsResponse,
    ids: { import_id: 'import' },
  },
  'GET /vendor/products/imports/:import_id/errors.csv': {
    actor: 'seller',
    response: csvFile,
    ids: { import_id: 'import' },
    atOnce: 2,
  },
} as const satisfies RouteTable

const orders = {
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
  'GET /vendor/orders/statistics': {
    actor: 'seller',
    query: orderStatisticsQuery,
    response: orderStatistics,
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
    audit: ['order.fulfillment.ship'],
    atOnce: 4,
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
} as const satisfies RouteTable

/** What a seller may call; each handler sees the caller's own seller only (design §3.4). */
export const vendorRoutes = {
  ...company,
  ...wines,
  ...orders,
  ...vendorPayoutRoutes,
  ...vendorInvoiceRoutes,
  ...vendorNoticeRoutes,
} as const
