import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { memberUpdateRequest } from '#domain/wire/member'
import { AppError } from '../../../../errors/AppError'
import { vendor } from '../../../../http/actors'
import { parse } from '../../../../http/parse'
import { recordId } from '../../../../http/recordId'
import { vendorActor } from '../../../../http/vendorActor'
import { findSeller } from '../../../../read-models/findSeller'
import { renameMember } from '../../../../workflows/member/rename-member'

/** POST /vendor/members/{id}: the signed-in person's own name (spec §7); nobody else's exists here (R42). */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller, member } = vendor(request)
  if (recordId(request) !== member.id) throw AppError.notFound()
  const { name } = parse(memberUpdateRequest, request.body)
  await renameMember(request.scope, {
    memberId: member.id,
    sellerId: seller.id,
    name,
    actor: vendorActor(request),
  })
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ member: { ...member, name, seller: await findSeller(knex, seller.id) } })
}
