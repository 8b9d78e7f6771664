import type { Handlers } from '../engine/http/handlers'
import { findFreight } from './reads/findFreight'
import { saveFreight } from './writes/save-freight'
import { findSeller } from '../sellers'

/** The seller's freight by state and box (docs/decisions/09-freight.md). */
export const freightHandlers = {
  'GET /vendor/freight': ({ knex, seller }) => findFreight(knex, seller.id),

  'POST /vendor/freight': async ({ container, knex, seller, body, actor }) => {
    await saveFreight(container, { sellerId: seller.id, request: body, actor })
    return findFreight(knex, seller.id)
  },

  'GET /admin/sellers/:id/freight': async ({ knex, params }) => {
    const { id } = await findSeller(knex, params.id)
    return findFreight(knex, id)
  },
} satisfies Partial<Handlers>
