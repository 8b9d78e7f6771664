import * as cart from '../wire/storeCart'
import * as shop from '../wire/storeCatalogue'
import type { RouteTable } from './declaration'

/** Strangers call all of these: everything in and out is named (R44, docs/decisions/042-store-of-our-own.md). */
const record = <Key extends string, Record extends Parameters<typeof shop.storeRecord>[1]>(
  key: Key,
  one: Record,
) =>
  ({
    actor: 'anyone',
    query: shop.storeRecordQuery(one),
    response: shop.storeRecord(key, one),
  }) as const

const cartAnswer = {
  actor: 'anyone',
  query: cart.storeCartQuery,
  response: cart.storeCartResponse,
} as const

/** What a consumer's shop needs: read the catalogue, fill a cart, pay, see the order. */
export const storeRoutes = {
  'GET /store/products': {
    actor: 'anyone',
    query: shop.storeProductListQuery,
    response: shop.storeProductListResponse,
  },
  'GET /store/products/:id': {
    ...record('product', shop.storeProduct),
    query: shop.storeProductQuery,
    ids: { id: 'product' },
  },
  'GET /store/product-variants': {
    actor: 'anyone',
    query: shop.storeVariantListQuery,
    response: shop.storeVariantListResponse,
  },
  'GET /store/product-variants/:id': {
    ...record('variant', shop.storeVariant),
    query: shop.storeVariantQuery,
    ids: { id: 'variant' },
  },
  'GET /store/product-categories': {
    actor: 'anyone',
    query: shop.storeCategoryListQuery,
    response: shop.storeCategoryListResponse,
  },
  'GET /store/product-categories/:id': {
    ...record('product_category', shop.storeCategory),
    ids: { id: 'product_category' },
  },
  'GET /store/product-tags': {
    actor: 'anyone',
    query: shop.storeTagListQuery,
    response: shop.storeTagListResponse,
  },
  'GET /store/product-tags/:id': {
    ...record('product_tag', shop.storeTag),
    ids: { id: 'product_tag' },
  },
  'GET /store/product-types': {
    actor: 'anyone',
    query: shop.storeTypeListQuery,
    response: shop.storeTypeListResponse,
  },
  'GET /store/product-types/:id': {
    ...record('product_type', shop.storeType),
    ids: { id: 'product_type' },
  },
  'GET /store/collections': {
    actor: 'anyone',
    query: shop.storeCollectionListQuery,
    response: shop.storeCollectionListResponse,
  },
  'GET /store/collections/:id': {
    ...record('collection', shop.storeCollection),
    ids: { id: 'collection' },
  },
  'GET /store/regions': {
    actor: 'anyone',
    query: shop.storeRegionListQuery,
    response: shop.storeRegionListResponse,
  },
  'GET /store/regions/:id': { ...record('region', shop.storeRegion), ids: { id: 'region' } },
  'GET /store/currencies': {
    actor: 'anyone',
    query: shop.storeCurrencyListQuery,
    response: shop.storeCurrencyListResponse,
  },
  'GET /store/currencies/:code': record('currency', shop.storeCurrency),
  'GET /store/payment-providers': {
    actor: 'anyone',
    query: shop.storePaymentProviderListQuery,
    response: shop.storePaymentProviderListResponse,
  },
  'GET /store/shipping-options': {
    actor: 'anyone',
    query: cart.storeDeliveryListQuery,
    response: cart.storeDeliveryListResponse,
  },
  'POST /store/carts': {
    ...cartAnswer,
    body: cart.storeCartCreateRequest,
    ids: { region_id: 'region', 'items.*.variant_id': 'variant' },
    limit: 'cart',
  },
  'GET /store/carts/:id': { ...cartAnswer, ids: { id: 'cart' } },
  'POST /store/carts/:id': {
    ...cartAnswer,
    body: cart.storeCartUpdateRequest,
    ids: { id: 'cart', region_id: 'region' },
    limit: 'cartChange',
  },
  'POST /store/carts/:id/line-items': {
    ...cartAnswer,
    body: cart.storeLineCreateRequest,
    ids: { id: 'cart', variant_id: 'variant' },
    limit: 'cartChange',
  },
  'POST /store/carts/:id/line-items/:line_id': {
    ...cartAnswer,
    body: cart.storeLineUpdateRequest,
    ids: { id: 'cart', line_id: 'line_item' },
    limit: 'cartChange',
  },
  'DELETE /store/carts/:id/line-items/:line_id': {
    ...cartAnswer,
    response: cart.storeLineDeleteResponse,
    ids: { id: 'cart', line_id: 'line_item' },
    limit: 'cartChange',
  },
  'POST /store/carts/:id/promotions': {
    ...cartAnswer,
    body: cart.storePromotionsRequest,
    ids: { id: 'cart' },
    limit: 'cartChange',
  },
  'DELETE /store/carts/:id/promotions': {
    ...cartAnswer,
    body: cart.storePromotionsRequest,
    ids: { id: 'cart' },
    limit: 'cartChange',
  },
  'POST /store/carts/:id/shipping-methods': {
    ...cartAnswer,
    body: cart.storeDeliveryRequest,
    ids: { id: 'cart', option_id: 'shipping_option' },
    limit: 'cartChange',
  },
  'POST /store/carts/:id/taxes': { ...cartAnswer, ids: { id: 'cart' }, limit: 'cartChange' },
  'POST /store/carts/:id/complete': {
    actor: 'anyone',
    query: cart.storeCompleteQuery,
    response: cart.storeCompleteResponse,
    ids: { id: 'cart' },
    limit: 'completion',
  },
  'POST /store/payment-collections': {
    actor: 'anyone',
    query: cart.storePaymentCollectionQuery,
    body: cart.storePaymentCollectionRequest,
    response: cart.storePaymentCollectionResponse,
    ids: { cart_id: 'cart' },
    limit: 'cartChange',
  },
  'POST /store/payment-collections/:id/payment-sessions': {
    actor: 'anyone',
    query: cart.storePaymentCollectionQuery,
    body: cart.storePaymentSessionRequest,
    response: cart.storePaymentCollectionResponse,
    ids: { id: 'payment_collection', provider_id: 'payment_provider' },
    limit: 'cartChange',
  },
  'GET /store/orders/:id': {
    actor: 'anyone',
    query: cart.storeOrderQuery,
    response: cart.storeOrderResponse,
    ids: { id: 'order' },
  },
} as const satisfies RouteTable
