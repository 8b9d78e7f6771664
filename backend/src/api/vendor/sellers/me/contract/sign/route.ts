import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { contractSignRequest } from '#domain/wire/contract'
import { vendor } from '../../../../../../http/actors'
import { parse } from '../../../../../../http/parse'
import { requestOrigin } from '../../../../../../http/requestOrigin'
import { ownerOnly } from '../../../../../../policies/ownerOnly'
import { findSeller } from '../../../../../../read-models/findSeller'
import { signContract } from '../../../../../../workflows/sellers/sign-contract'

/** POST /vendor/sellers/me/contract/sign: an owner signs the text on their screen (spec §7, R34). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller, member } = vendor(request)
  ownerOnly(member, 'sign')
  const { sha256, percentage_rate } = parse(contractSignRequest, request.body ?? {})
  await signContract(request.scope, {
    sellerId: seller.id,
    memberId: member.id,
    origin: requestOrigin(request),
    expectedSha256: sha256,
    expectedRate: percentage_rate,
    now: new Date(),
  })
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ seller: await findSeller(knex, seller.id) })
}
