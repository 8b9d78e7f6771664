import type { Handlers } from '../../engine/http/handlers'
import { findSeller } from '../reads/findSeller'
import { presignUpload } from '../../images'
import { endPause } from '../writes/end-pause'
import { setPause } from '../writes/set-pause'
import { updateProfile } from '../writes/update-profile'

export const companyHandlers = {
  /** An owner changes the company's profile (spec §7). */
  'POST /vendor/sellers/me': async ({ container, knex, seller, body, actor }) => {
    await updateProfile(container, { sellerId: seller.id, changes: body, actor })
    return { seller: await findSeller(knex, seller.id) }
  },

  /** 'Férias ou safra', set or changed. */
  'POST /vendor/sellers/me/pause': async ({ knex, seller, body, actor }) => {
    await setPause(knex, { sellerId: seller.id, pause: body, actor })
    return { seller: await findSeller(knex, seller.id) }
  },

  /** Ends it at once; ending none changes nothing. */
  'DELETE /vendor/sellers/me/pause': async ({ knex, seller, actor }) => {
    await endPause(knex, { sellerId: seller.id, actor })
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
} satisfies Partial<Handlers>
