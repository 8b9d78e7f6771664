import { type RouteTable, jsonFile } from '../routes/declaration'
import { tokenResponse } from '../account/authWire'
import { memberResponse, memberUpdateRequest, passwordChangeRequest } from '../team/memberWire'
import { erasureRequest, erasureResponse } from './privacyWire'
import { z } from 'zod'

/** What is kept of a person or a company, and its end. */
export const privacyRoutes = {
  'GET /vendor/me': { actor: 'seller', response: memberResponse },
  'GET /vendor/me/context': { actor: 'seller', response: z.object({ ok: z.literal(true) }) },
  'POST /vendor/members/:id': {
    actor: 'seller',
    body: memberUpdateRequest,
    response: memberResponse,
    ids: { id: 'member' },
    audit: ['member.name'],
  },
  'POST /vendor/members/me/password': {
    actor: 'seller',
    openToInactive: true,
    body: passwordChangeRequest,
    response: tokenResponse,
    stepUp: true,
    audit: ['password.change'],
  },
  'GET /vendor/privacy/export': { actor: 'seller', response: jsonFile, atOnce: 2 },
  'POST /vendor/privacy/erasure': {
    actor: 'seller',
    openToInactive: true,
    body: erasureRequest,
    response: erasureResponse,
    stepUp: true,
    audit: ['privacy.erase_person', 'privacy.erase_company'],
  },
} as const satisfies RouteTable
