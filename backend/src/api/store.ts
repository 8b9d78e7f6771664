import type { Handlers } from '../http/handlers'
import { listDeliveries } from '../workflows/checkout/listDeliveries'

/** What the store answers itself; the rest is the engine's. */
export const storeHandlers = {
  /** The deliveries of the cart's own seller, instead of every seller's. */
  'GET /store/shipping-options': async ({ container, query }) => ({
    shipping_options: await listDeliveries(container, query.cart_id),
  }),
} satisfies Partial<Handlers>
