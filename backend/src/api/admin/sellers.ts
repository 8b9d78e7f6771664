import type { Handlers } from '../../http/handlers'
import { findFreight } from '../../read-models/findFreight'
import { findSeller } from '../../read-models/findSeller'
import { findSellerForStaff } from '../../read-models/findSellerForStaff'
import { listSellers } from '../../read-models/listSellers'
import { listSignatures } from '../../read-models/listSignatures'
import { presignUpload } from '../../workflows/images/presign-upload'
import { remindOfContract } from '../../workflows/contracts/remind-of-contract'
import { addNote } from '../../workflows/sellers/add-note'
import { updateSeller } from '../../workflows/sellers/update-seller'

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

  /** By mail, once a day at most. */
  'POST /admin/sellers/:id/contract-reminder': async ({ container, knex, params, actor }) => {
    await remindOfContract(container, { sellerId: params.id, actor, now: new Date() })
    return { seller: await findSellerForStaff(knex, params.id) }
  },

  /** What the seller signed, with the evidence (R34). */
  'GET /admin/sellers/:id/contract': async ({ knex, params }) => {
    const { id } = await findSeller(knex, params.id)
    return { signatures: await listSignatures(knex, id) }
  },

  'GET /admin/sellers/:id/freight': async ({ knex, params }) => {
    const { id } = await findSeller(knex, params.id)
    return findFreight(knex, id)
  },

  /** An address for one PUT; the seller's update then saves `url`. */
  'POST /admin/sellers/:id/photo': async ({ container, knex, params, body }) => {
    const { id: sellerId } = await findSeller(knex, params.id)
    const { contentType, size } = body
    return presignUpload(container, { sellerId, purpose: 'staff_photo', contentType, size })
  },
} satisfies Partial<Handlers>
