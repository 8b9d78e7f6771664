import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { teamInvitationRequest } from '#domain/wire/team'
import { vendor } from '../../../../http/actors'
import { ownTeam } from '../../../../http/ownTeam'
import { parse } from '../../../../http/parse'
import { vendorActor } from '../../../../http/vendorActor'
import { ownerOnly } from '../../../../policies/ownerOnly'
import { inviteMember } from '../../../../workflows/member/invite-member'

/** POST /vendor/team/invitations: an owner invites a person by e-mail. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller, member } = vendor(request)
  ownerOnly(member, 'team')
  await inviteMember(request.scope, {
    seller,
    request: parse(teamInvitationRequest, request.body),
    actor: vendorActor(request),
  })
  response.status(201).json(await ownTeam(request))
}
