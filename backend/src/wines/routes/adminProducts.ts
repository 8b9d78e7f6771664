import type { Handlers } from '../../engine/http/handlers'
import { findWineForStaff } from '../reads/findWineForStaff'
import { listAdminProducts } from '../reads/listAdminProducts'
import { findReviewQueue } from '../reads/findReviewQueue'
import { reviewWine } from '../writes/review-wine'
import { reviewWines } from '../writes/review-wines'
import { undoReview } from '../writes/undo-review'
import { sendListCsv } from '../../engine/http/sendFile'
import { exportAdminProducts } from '../reads/exportAdminProducts'

export const adminProductHandlers = {
  /** All wines (spec §7, R35). */
  'GET /admin/products': ({ knex, query }) => listAdminProducts(knex, query),

  /** Any wine, with its seller and the history of its status (spec §7). */
  'GET /admin/products/:id': async ({ knex, params }) => ({
    product: await findWineForStaff(knex, params.id),
  }),

  /** What waits for a decision, oldest first (issue 15). */
  'GET /admin/reviews': ({ knex, query }) => findReviewQueue(knex, query.queue),

  /** Publish, send back, reject, archive (issue 5). */
  'POST /admin/products/:id/review': async ({ container, knex, params, body, actor }) => {
    await reviewWine(container, {
      productId: params.id,
      action: body.action,
      reason: body.reason || undefined,
      expectedStatus: body.expected_status,
      actor,
    })
    return { product: await findWineForStaff(knex, params.id) }
  },

  /** Within ten seconds of a decision (issue 32). */
  'POST /admin/products/:id/review/undo': async ({ container, knex, params, body, actor }) => {
    await undoReview(container, { productId: params.id, decisionId: body.decision, actor })
    return { product: await findWineForStaff(knex, params.id) }
  },

  /** One decision for the wines selected in the list (issue 5). */
  'POST /admin/products/review': async ({ container, body, actor }) => ({
    results: await reviewWines(container, body, actor),
  }),

  'GET /admin/products/export.csv': ({ knex, query, response }) =>
    sendListCsv(response, 'vinhos', exportAdminProducts(knex, query)),
} satisfies Partial<Handlers>
