import { id } from '../wire/common'
import { z } from 'zod'
import type { RouteDeclaration, RouteTable } from './declaration'

/** Answered by the engine behind our guard (docs/decisions/005-closed-engine-api.md). */
const engine = {
  actor: 'anyone',
  response: z.unknown(),
  engine: true,
} as const satisfies RouteDeclaration

/** What a consumer's shop needs: read the catalogue, fill a cart, pay, see the order. */
export const storeRoutes = {
  'GET /store/products': engine,
  'GET /store/products/:id': engine,
  'GET /store/product-variants': engine,
  'GET /store/product-variants/:id': engine,
  'GET /store/product-categories': engine,
  'GET /store/product-categories/:id': engine,
  'GET /store/product-tags': engine,
  'GET /store/product-tags/:id': engine,
  'GET /store/product-types': engine,
  'GET /store/product-types/:id': engine,
  'GET /store/collections': engine,
  'GET /store/collections/:id': engine,
  'GET /store/regions': engine,
  'GET /store/regions/:id': engine,
  'GET /store/currencies': engine,
  'GET /store/currencies/:code': engine,
  'GET /store/payment-providers': engine,
  'GET /store/shipping-options': {
    actor: 'anyone',
    query: z.object({ cart_id: id }),
    response: z.object({ shipping_options: z.array(z.unknown()) }),
  },
  'POST /store/carts': engine,
  'GET /store/carts/:id': engine,
  'POST /store/carts/:id': engine,
  'POST /store/carts/:id/line-items': engine,
  'POST /store/carts/:id/line-items/:line_id': engine,
  'DELETE /store/carts/:id/line-items/:line_id': engine,
  'POST /store/carts/:id/promotions': engine,
  'DELETE /store/carts/:id/promotions': engine,
  'POST /store/carts/:id/shipping-methods': engine,
  'POST /store/carts/:id/taxes': engine,
  'POST /store/carts/:id/complete': engine,
  'POST /store/payment-collections': engine,
  'POST /store/payment-collections/:id/payment-sessions': engine,
  'GET /store/orders/:id': engine,
} as const satisfies RouteTable
