import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { erasureRequest } from '#domain/wire/privacy'
import { vendor } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { requestOrigin } from '../../../../http/requestOrigin'
import { vendorActor } from '../../../../http/vendorActor'
import { ownerOnly } from '../../../../policies/ownerOnly'
import { countSignIn, forgiveSignIn } from '../../../../server/loginLimits'
import { erasePerson } from '../../../../workflows/privacy/erase-person'
import { eraseSeller } from '../../../../workflows/privacy/erase-seller'
import { checkPassword } from '../../../../workflows/sessions/checkPassword'

/**
 * POST /vendor/privacy/erasure: erases the company's account, or the caller alone (LGPD art. 18, VI). Asks for the
 * password once more; wrong ones count as failed sign-ins (R18).
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller, member } = vendor(request)
  const { scope, password } = parse(erasureRequest, request.body)
  if (scope === 'company') ownerOnly(member, 'privacy')
  const attempt = { email: member.email, ipAddress: requestOrigin(request).ipAddress }
  await countSignIn(request.scope, attempt)
  await checkPassword(request.scope, { email: member.email, password })
  await forgiveSignIn(request.scope, attempt)
  const actor = vendorActor(request)
  if (scope === 'company') await eraseSeller(request.scope, { sellerId: seller.id, actor })
  else await erasePerson(request.scope, { sellerId: seller.id, memberId: member.id, actor })
  response.json({ erased: true })
}
