import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { authRegisterRequest } from '#domain/wire/auth'
import { AppError } from '../../../../../errors/AppError'
import { readActorType } from '../../../../../http/actorType'
import { parse } from '../../../../../http/parse'
import { requestOrigin } from '../../../../../http/requestOrigin'
import { limitRegistrations } from '../../../../../server/loginLimits'
import { issueToken } from '../../../../../server/sessionToken'
import { createIdentity } from '../../../../../workflows/sellers/sellerIdentity'

/**
 * POST /auth/{seller,provider}/emailpass/register: an e-mail and password that nobody stands behind yet
 * (spec §7). It opens nothing: the token names no actor of ours, and a real registration of the same
 * e-mail removes the identity (no squatting). Staff are never made here.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actorType = readActorType(request.params)
  if (actorType === 'user') throw AppError.notFound('Rota não encontrada.')
  const { email, password } = parse(authRegisterRequest, request.body)
  await limitRegistrations(request.scope, requestOrigin(request).ipAddress)
  const authIdentityId = await createIdentity(request.scope, email, password)
  response.status(201).json({ token: issueToken({ actorId: '', actorType, authIdentityId }) })
}
