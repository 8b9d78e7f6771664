import { z } from 'zod'
import { cepResponse, configResponse } from '../wire/config'
import { publicContractResponse } from '../wire/contract'
import { uploadQuery } from '../wire/image'
import { invitationResponse } from '../wire/invitation'
import { registerRequest, registerResponse } from '../wire/registration'
import { teamAcceptRequest, teamAcceptResponse } from '../wire/team'
import { UPLOAD_LIMIT_BYTES } from '../limits'
import type { RouteTable } from './declaration'

/** PostgREST's error, which is all that this table ever shows (docs/decisions/013-application-endpoint.md). */
const refused = { actor: 'anyone', response: z.never() } as const

/** What answers without a sign-in. */
export const publicRoutes = {
  // This table itself, as an OpenAPI document.
  'GET /openapi.json': { actor: 'anyone', response: z.record(z.string(), z.unknown()) },
  'GET /public/config': { actor: 'anyone', response: configResponse },
  'GET /public/cep/:cep': { actor: 'anyone', response: cepResponse },
  'GET /public/contracts/:sha256': { actor: 'anyone', response: publicContractResponse },
  'GET /public/invitations/:token': { actor: 'anyone', response: invitationResponse },
  'POST /public/team/accept': {
    actor: 'anyone',
    body: teamAcceptRequest,
    response: teamAcceptResponse,
    status: 201,
  },
  'POST /public/vendor/register': {
    actor: 'anyone',
    body: registerRequest,
    response: registerResponse,
    status: 201,
  },
  // The signature in the address is the permission.
  'PUT /files/uploads/:id': {
    actor: 'anyone',
    query: uploadQuery,
    body: 'bytes',
    response: 'none',
    status: 204,
    ids: { id: 'image_upload' },
    maxBytes: UPLOAD_LIMIT_BYTES,
    atOnce: 12,
  },
  'POST /rest/v1/suppliers': { actor: 'anyone', body: 'form', response: 'none', status: 201 },
  'GET /rest/v1/suppliers': refused,
  'PUT /rest/v1/suppliers': refused,
  'PATCH /rest/v1/suppliers': refused,
  'DELETE /rest/v1/suppliers': refused,
} as const satisfies RouteTable
