import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { teamRoleRequest } from '#domain/wire/team'
import { vendor } from '../../../../../http/actors'
import { ownTeam } from '../../../../../http/ownTeam'
import { parse } from '../../../../../http/parse'
import { recordId } from '../../../../../http/recordId'
import { vendorActor } from '../../../../../http/vendorActor'
import { ownerOnly } from '../../../../../policies/ownerOnly'
import { removeMember } from '../../../../../workflows/member/remove-member'
import { setRole } from '../../../../../workflows/member/set-role'

/** POST /vendor/team/members/{id}: an owner makes a person owner or member. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller, member } = vendor(request)
  ownerOnly(member, 'team')
  const { role } = parse(teamRoleRequest, request.body)
  await setRole(request.scope, {
    sellerId: seller.id,
    memberId: recordId(request),
    role,
    actor: vendorActor(request),
  })
  response.json(await ownTeam(request))
}

/** DELETE /vendor/team/members/{id}: an owner removes a person, whose sessions end at once. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller, member } = vendor(request)
  ownerOnly(member, 'team')
  await removeMember(request.scope, {
    sellerId: seller.id,
    memberId: recordId(request),
    actor: vendorActor(request),
  })
  response.json(await ownTeam(request))
}
