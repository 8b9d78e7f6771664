import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { resetPasswordRequest } from '#domain/wire/auth'
import { readActorType } from '../../../../../http/actorType'
import { parse } from '../../../../../http/parse'
import { requestOrigin } from '../../../../../http/requestOrigin'
import { countResetRequest } from '../../../../../server/loginLimits'
import { afterAnswer } from '../../../../../http/afterAnswer'
import { requestPasswordReset } from '../../../../../workflows/sessions/request-password-reset'

/**
 * POST /auth/{seller,user}/emailpass/reset-password: asks for the mail with the link (spec §7). Whether anybody
 * has the e-mail is looked up after the answer has gone, so neither its content nor its time can tell (R18).
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const actorType = readActorType(request.params)
  const { email } = parse(resetPasswordRequest, request.body)
  const { ipAddress } = requestOrigin(request)
  const mayMail = await countResetRequest(request.scope, { email, ipAddress })
  if (mayMail)
    afterAnswer(response, () => requestPasswordReset(request.scope, { actorType, email }))
  response.status(201).json({})
}
