import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { vendor } from '../../../../../http/actors'
import { ownTeam } from '../../../../../http/ownTeam'
import { recordId } from '../../../../../http/recordId'
import { vendorActor } from '../../../../../http/vendorActor'
import { ownerOnly } from '../../../../../policies/ownerOnly'
import { revokeInvitation } from '../../../../../workflows/member/revoke-invitation'

/** DELETE /vendor/team/invitations/{id}: an owner ends an invitation. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { seller, member } = vendor(request)
  ownerOnly(member, 'team')
  await revokeInvitation(request.scope, {
    sellerId: seller.id,
    invitationId: recordId(request),
    actor: vendorActor(request),
  })
  response.json(await ownTeam(request))
}
