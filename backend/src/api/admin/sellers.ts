import type { Handlers } from '../../http/handlers'
import { findSeller } from '../../read-models/findSeller'
import { findSellerForStaff } from '../../read-models/findSellerForStaff'
import { listSellers } from '../../read-models/listSellers'
import { listSignatures } from '../../read-models/listSignatures'
import { presignUpload } from '../../workflows/images/presign-upload'
import { updateSeller } from '../../workflows/sellers/update-seller'

/** Sellers, for staff (spec §7, R35). */
export const adminSellerHandlers = {
  'GET /admin/sellers': ({ knex, query }) => listSellers(knex, query),

  'GET /admin/sellers/:id': async ({ knex, params }) => ({
    seller: await findSellerForStaff(knex, params.id),
  }),

  /** store_status, or photo. */
  'POST /admin/sellers/:id': async ({ container, knex, params, body, actor }) => {
    const { store_status, photo } = body
    await updateSeller(container, { sellerId: params.id, storeStatus: store_status, photo, actor })
    return { seller: await findSellerForStaff(knex, params.id) }
  },

  /** What the seller signed, with the evidence (R34). */
  'GET /admin/sellers/:id/contract': async ({ knex, params }) => {
    const { id } = await findSeller(knex, params.id)
    return { signatures: await listSignatures(knex, id) }
  },

  /** An address for one PUT; the seller's update then saves `url`. */
  'POST /admin/sellers/:id/photo': async ({ container, knex, params, body }) => {
    const { id: sellerId } = await findSeller(knex, params.id)
    const { contentType, size } = body
    return presignUpload(container, { sellerId, purpose: 'staff_photo', contentType, size })
  },
} satisfies Partial<Handlers>
