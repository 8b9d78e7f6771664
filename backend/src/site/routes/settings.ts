import { IMAGE_MAX_BYTES } from '#domain/limits'
import { siteOf } from '#domain/site/settings'
import { publicSiteResponse } from '#domain/site/settingsWire'
import type { Handlers } from '../../engine/http/handlers'
import { readBody } from '../../engine/http/readBody'
import { findSettings, listSettingChanges } from '../reads/findSettings'
import { siteInForce } from '../reads/siteInForce'
import { changeSettings } from '../writes/change-settings'
import { findSitePicture, keepSitePicture } from '../writes/sitePictures'

/** 'Configurações', and what gateways are told of them. */
export const settingsHandlers = {
  'GET /admin/settings': ({ knex }) => findSettings(knex),

  'POST /admin/settings': async ({ container, knex, body, actor }) => {
    await changeSettings(container, { request: body, actor })
    return findSettings(knex)
  },

  'GET /admin/settings/history': ({ knex, query }) => listSettingChanges(knex, query.offset),

  'POST /admin/settings/pictures': async ({ knex, user, request }) => ({
    picture: await keepSitePicture(knex, await readBody(request, IMAGE_MAX_BYTES), user.id),
  }),

  /** Asked by every gateway every two seconds: answered from memory. */
  'GET /public/site': () => {
    const { version, own } = siteInForce()
    return { version, site: publicSiteResponse.shape.site.parse(siteOf(own)) }
  },

  'GET /public/site/pictures/:name': async ({ knex, params, response }) => {
    const picture = await findSitePicture(knex, params.name)
    response
      .set({
        'Content-Type': 'image/webp',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .end(picture)
  },
} satisfies Partial<Handlers>
