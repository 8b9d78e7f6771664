import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { passwordChangeRequest } from '#domain/wire/member'
import { vendor } from '../../../../../http/actors'
import { parse } from '../../../../../http/parse'
import { requestOrigin } from '../../../../../http/requestOrigin'
import { countSignIn, forgiveSignIn } from '../../../../../server/loginLimits'
import { issueToken } from '../../../../../server/sessionToken'
import { changePassword } from '../../../../../workflows/sessions/change-password'

/**
 * POST /vendor/members/me/password: ends every session of the person; the answer's token continues this one. Wrong
 * passwords count as failed sign-ins, so that a stolen session cannot try out passwords (R18).
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { member, authIdentityId } = vendor(request)
  const { current_password, new_password } = parse(passwordChangeRequest, request.body)
  const origin = requestOrigin(request)
  const attempt = { email: member.email, ipAddress: origin.ipAddress }
  await countSignIn(request.scope, attempt)
  await changePassword(request.scope, {
    email: member.email,
    currentPassword: current_password,
    newPassword: new_password,
    origin,
  })
  await forgiveSignIn(request.scope, attempt)
  response.json({ token: issueToken({ actorId: member.id, actorType: 'seller', authIdentityId }) })
}
