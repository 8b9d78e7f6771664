import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'

/**
 * Ends an invitation of the seller's team; its link opens nothing any more. Ending it again is no error.
 *
 * @throws AppError not_found · conflict when it was accepted meanwhile: who came by it is in the team
 */
export async function revokeInvitation(
  container: MedusaContainer,
  { sellerId, invitationId, actor }: { sellerId: string; invitationId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const invitation = (await transaction('seller_invitation')
      .where({ id: invitationId, seller_id: sellerId })
      .forUpdate()
      .first('accepted_at', 'revoked_at')) as
      | { accepted_at: Date | null; revoked_at: Date | null }
      | undefined
    if (!invitation) throw AppError.notFound()
    if (invitation.accepted_at)
      throw AppError.conflict(
        'Este convite já foi aceito. Se não era para ser, remova a pessoa da equipe.',
      )
    if (invitation.revoked_at) return
    await transaction('seller_invitation')
      .where({ id: invitationId })
      .update({ revoked_at: transaction.fn.now(), updated_at: transaction.fn.now() })
    await recordAudit(transaction, {
      actor,
      action: 'invitation.revoke',
      resource: 'invitation',
      resourceId: invitationId,
      sellerId,
    })
  })
}
