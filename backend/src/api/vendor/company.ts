import type { Handlers } from '../../http/handlers'
import { findSeller } from '../../read-models/findSeller'
import { listCommissionRules } from '../../read-models/listCommissionRules'
import { searchForSeller } from '../../read-models/quickSearch'
import { readToday } from '../../read-models/readToday'
import { presignUpload } from '../../workflows/images/presign-upload'
import { updateProfile } from '../../workflows/sellers/update-profile'

export const companyHandlers = {
  /** What waits for the seller, for the page 'Hoje' and the numbers in the menu. */
  'GET /vendor/today': ({ knex, seller }) => readToday(knex, seller.id),

  /** A few of the seller's own wines and orders (issue 15). */
  'GET /vendor/search': ({ knex, seller, query }) => searchForSeller(knex, seller.id, query.q),

  /** An owner changes the company's profile (spec §7). */
  'POST /vendor/sellers/me': async ({ container, knex, seller, body, actor }) => {
    await updateProfile(container, { sellerId: seller.id, changes: body, actor })
    return { seller: await findSeller(knex, seller.id) }
  },

  /** An address for one photo of the seller; the profile then saves its publicUrl. */
  'POST /vendor/sellers/me/images': ({ container, seller, body }) =>
    presignUpload(container, {
      sellerId: seller.id,
      purpose: 'seller_photo',
      contentType: body.contentType,
      size: body.size,
    }),

  /** The seller's own rules; the first gives the rate (spec §3, §7). */
  'GET /vendor/commission': async ({ knex, seller }) => ({
    commission_rules: await listCommissionRules(knex, seller.id),
  }),
} satisfies Partial<Handlers>
