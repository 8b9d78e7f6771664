import { wineActionsRequest, wineActionsResponse } from './wineBatchWire'
import { exportRoute } from '../staff/exportRoute'
import { STAFF_MAY } from '../staff/staffRoles'
import { type RouteTable, csvFile } from '../routes/declaration'
import { attachRequest, presignRequest, presignResponse } from '../images/imageWire'
import { levelCreateRequest, levelResponse, levelUpdateRequest } from './inventoryWire'
import {
  adminProductListQuery,
  adminProductListResponse,
  productCreateRequest,
  productResponse,
  productReviewBatchRequest,
  productReviewBatchResponse,
  productReviewRequest,
  productStatusRequest,
  productUpdateRequest,
  sellerProductListQuery,
  sellerProductListResponse,
} from './productWire'
import { reviewQueueQuery, reviewQueueResponse, reviewUndoRequest } from './reviewWire'
import { storeViewResponse } from '../shop/storeCatalogueWire'
import {
  winePricesQuery,
  winePricesRequest,
  winePricesResponse,
  winePricesResults,
} from './winePricesWire'

const ofWine = {
  actor: 'user',
  roles: STAFF_MAY.look,
  response: productResponse,
  ids: { id: 'product' },
} as const
const WITHOUT_PAGES = { limit: true, offset: true } as const

/** A seller's wines, their prices and stock, and what staff decide about them. */
export const winesRoutes = {
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
  'POST /admin/products/:id/review/undo': {
    ...ofWine,
    roles: STAFF_MAY.reviewWines,
    body: reviewUndoRequest,
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
  'GET /admin/reviews': {
    actor: 'user',
    roles: STAFF_MAY.look,
    query: reviewQueueQuery,
    response: reviewQueueResponse,
  },
  'GET /admin/products/export.csv': exportRoute(
    'products',
    adminProductListQuery.omit(WITHOUT_PAGES),
  ),
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
} as const satisfies RouteTable
