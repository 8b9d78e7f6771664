import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { registerRequest } from '#domain/wire/registration'
import { parse } from '../../../../http/parse'
import { requestOrigin } from '../../../../http/requestOrigin'
import { limitRegistrations } from '../../../../server/loginLimits'
import { issueToken } from '../../../../server/sessionToken'
import { registerSeller } from '../../../../workflows/sellers/register-seller'

/** POST /public/vendor/register: a producer joins and is signed in at once (spec §7, R14). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const origin = requestOrigin(request)
  const body = parse(registerRequest, request.body)
  await limitRegistrations(request.scope, origin.ipAddress)
  const { memberId, authIdentityId } = await registerSeller(request.scope, { request: body, origin })
  response.status(201).json({ token: issueToken({ actorId: memberId, actorType: 'seller', authIdentityId }) })
}
