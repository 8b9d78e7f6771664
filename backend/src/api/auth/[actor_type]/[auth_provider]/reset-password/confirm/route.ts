import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { resetPasswordConfirmRequest } from '#domain/wire/auth'
import { readActorType } from '../../../../../../http/actorType'
import { parse } from '../../../../../../http/parse'
import { requestOrigin } from '../../../../../../http/requestOrigin'
import { countResetConfirmation } from '../../../../../../server/loginLimits'
import { confirmPasswordReset } from '../../../../../../workflows/sessions/confirm-password-reset'

/** POST /auth/{seller,user}/emailpass/reset-password/confirm: the new password, with the mail's link (spec §7). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actorType = readActorType(request.params)
  const { email, token, password } = parse(resetPasswordConfirmRequest, request.body)
  const origin = requestOrigin(request)
  await countResetConfirmation(request.scope, { email, ipAddress: origin.ipAddress })
  await confirmPasswordReset(request.scope, { actorType, email, token, password, origin })
  response.status(200).json({})
}
