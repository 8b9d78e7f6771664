import type { Handlers } from '../../engine/http/handlers'
import { findSeller } from '../reads/findSeller'
import { findSellerForStaff } from '../reads/findSellerForStaff'
import { findSelling } from '../reads/findSelling'
import { listSellers } from '../reads/listSellers'
import { presignUpload } from '../../images'
import { addNote } from '../writes/add-note'
import { updateSeller } from '../writes/update-seller'
import { sendListCsv } from '../../engine/http/sendFile'
import { exportSellers } from '../reads/exportSellers'

/** Sellers, for staff (spec §7, R35). */
export const adminSellerHandlers = {
  'GET /admin/sellers': ({ knex, query }) => listSellers(knex, query),

  'GET /admin/sellers/:id': async ({ knex, params, user }) => ({
    seller: await findSellerForStaff(knex, params.id, user.role),
  }),

  'GET /admin/sellers/:id/selling': async ({ knex, params }) => {
    const { id: sellerId } = await findSeller(knex, params.id)
    return { selling: await findSelling(knex, sellerId) }
  },

  /** store_status, or photo. */
  'POST /admin/sellers/:id': async ({ container, knex, params, body, actor, user }) => {
    const { store_status, expected_status, photo, reason } = body
    await updateSeller(container, {
      sellerId: params.id,
      storeStatus: store_status,
      expectedStatus: expected_status,
      reason: reason || undefined,
      photo,
      actor,
    })
    return { seller: await findSellerForStaff(knex, params.id, user.role) }
  },

  /** A note for the other staff. */
  'POST /admin/sellers/:id/notes': async ({ container, knex, params, body, actor, user }) => {
    await addNote(container, { sellerId: params.id, text: body.text, actor })
    return { seller: await findSellerForStaff(knex, params.id, user.role) }
  },

  /** An address for one PUT; the seller's update then saves `url`. */
  'POST /admin/sellers/:id/photo': async ({ container, knex, params, body }) => {
    const { id: sellerId } = await findSeller(knex, params.id)
    const { contentType, size } = body
    return presignUpload(container, { sellerId, purpose: 'staff_photo', contentType, size })
  },

  'GET /admin/sellers/export.csv': ({ knex, query, response }) =>
    sendListCsv(response, 'produtores', exportSellers(knex, query)),
} satisfies Partial<Handlers>
