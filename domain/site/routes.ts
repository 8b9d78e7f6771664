import { UPLOAD_LIMIT_BYTES } from '../limits'
import type { RouteTable } from '../routes/declaration'
import { STAFF_MAY } from '../staff/staffRoles'
import { cepResponse, configResponse } from './configWire'
import {
  publicSiteResponse,
  settingsHistoryQuery,
  settingsHistoryResponse,
  settingsRequest,
  settingsResponse,
  sitePictureResponse,
} from './settingsWire'
import { z } from 'zod'

const ofSite = { actor: 'user', roles: STAFF_MAY.manageSite } as const

/** What a browser must know before anyone signs in. */
export const siteRoutes = {
  // This table itself, as an OpenAPI document.
  'GET /openapi.json': { actor: 'anyone', response: z.record(z.string(), z.unknown()), weight: 4 },
  'GET /public/config': { actor: 'anyone', response: configResponse },
  'GET /public/cep/:cep': { actor: 'anyone', response: cepResponse },
  'GET /public/site': { actor: 'anyone', response: publicSiteResponse },
  'GET /public/site/pictures/:name': { actor: 'anyone', response: { file: 'image/webp' } },
  'GET /admin/settings': { ...ofSite, response: settingsResponse },
  'POST /admin/settings': {
    ...ofSite,
    stepUp: true,
    body: settingsRequest,
    response: settingsResponse,
    audit: ['site.settings'],
  },
  'GET /admin/settings/history': {
    ...ofSite,
    query: settingsHistoryQuery,
    response: settingsHistoryResponse,
  },
  'POST /admin/settings/pictures': {
    ...ofSite,
    body: 'bytes',
    response: sitePictureResponse,
    status: 201,
    // nobody sees it before the testimonial is saved
    audit: [],
    maxBytes: UPLOAD_LIMIT_BYTES,
    atOnce: 2,
    weight: 2,
  },
} as const satisfies RouteTable
