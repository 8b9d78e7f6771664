import * as cart from './storeCartWire'
import type { RouteTable } from '../routes/declaration'

const cartAnswer = {
  actor: 'anyone',
  query: cart.storeCartQuery,
  response: cart.storeCartResponse,
} as const

/** A cart, its payment, its order. Strangers call all of these: everything in and out is named (R44, docs/decisions/06-checkout.md). */
export const checkoutRoutes = {
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
