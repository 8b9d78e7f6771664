import { isAwaitingPayment } from '#domain/pix/buyerOrderState'
import type { Handlers } from '../../engine/http/handlers'
import { countByLink } from '../../engine/http/storeLimits'
import { findBuyerOrder } from '../reads/findBuyerOrder'
import { linkedOrder } from '../reads/linkedOrder'

/** An order for who has the link of its mail. */
export const buyerOrderHandlers = {
  'GET /store/orders/by-link/:token': async ({ container, params }) => ({
    order: await findBuyerOrder(container, params.token, new Date()),
  }),

  'GET /store/orders/by-link/:token/state': async ({ knex, params }) => {
    const { state } = await linkedOrder(knex, params.token, new Date())
    if (isAwaitingPayment(state)) await countByLink(params.token)
    return { state }
  },
} satisfies Partial<Handlers>
