import type { Handlers } from '../../http/handlers'
import { findFreight } from '../../read-models/findFreight'
import { saveFreight } from '../../workflows/sellers/save-freight'
import { findSeller } from '../../read-models/findSeller'

/** The seller's freight by state and box (docs/decisions/111-freight-table.md). */
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
