import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { loginRequest } from '#domain/wire/auth'
import { parse } from '../../../../http/parse'
import { requestOrigin } from '../../../../http/requestOrigin'
import { readActorType } from '../../../../http/actorType'
import { countSignIn, forgiveSignIn } from '../../../../server/loginLimits'
import { issueToken } from '../../../../server/sessionToken'
import { signIn } from '../../../../workflows/sessions/sign-in'

/** POST /auth/{user,seller,provider}/emailpass: sign in (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const startedAt = new Date()
  const actorType = readActorType(request.params)
  const { email, password } = parse(loginRequest, request.body)
  const attempt = { email, ipAddress: requestOrigin(request).ipAddress }
  await countSignIn(request.scope, attempt)
  const actor = await signIn(request.scope, { actorType, email, password })
  await forgiveSignIn(request.scope, attempt)
  response.json({ token: issueToken(actor, startedAt) })
}
