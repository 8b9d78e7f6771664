import type { Handlers } from '../../http/handlers'
import { findSeller } from '../../read-models/findSeller'
import { findSellerForStaff } from '../../read-models/findSellerForStaff'
import { listSellers } from '../../read-models/listSellers'
import { presignUpload } from '../../workflows/images/presign-upload'
import { addNote } from '../../workflows/sellers/add-note'
import { updateSeller } from '../../workflows/sellers/update-seller'
import { sendListCsv } from '../../http/sendFile'
import { exportSellers } from '../../read-models/exportSellers'

/** Sellers, for staff (spec §7, R35). */
export const adminSellerHandlers = {
  'GET /admin/sellers': ({ knex, query }) => listSellers(knex, query),

  'GET /admin/sellers/:id': async ({ knex, params }) => ({
    seller: await findSellerForStaff(knex, params.id),
  }),

  /** store_status, or photo. */
  'POST /admin/sellers/:id': async ({ container, knex, params, body, actor }) => {
    const { store_status, photo, reason } = body
    await updateSeller(container, {
      sellerId: params.id,
      storeStatus: store_status,
      reason: reason || undefined,
      photo,
      actor,
    })
    return { seller: await findSellerForStaff(knex, params.id) }
  },

  /** A note for the other staff. */
  'POST /admin/sellers/:id/notes': async ({ container, knex, params, body, actor }) => {
    await addNote(container, { sellerId: params.id, text: body.text, actor })
    return { seller: await findSellerForStaff(knex, params.id) }
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
