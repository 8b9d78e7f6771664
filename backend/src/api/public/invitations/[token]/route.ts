import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { InvitationResponse } from '#domain/wire/invitation'
import { AppError } from '../../../../errors/AppError'
import { findInvitation } from '../../../../workflows/invitation/findInvitation'

/** GET /public/invitations/{token}: what the form opens with, for whoever holds the link. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const invitation = await findInvitation(knex, request.params.token ?? '')
  if (!invitation) throw AppError.notFound('Este convite não vale mais.')
  const { email, name, role, sellerName, prefill, expiresAt } = invitation
  const body: InvitationResponse = {
    invitation: {
      email,
      name,
      role,
      seller_name: sellerName,
      prefill,
      expires_at: expiresAt.toISOString(),
    },
  }
  response.json(body)
}
