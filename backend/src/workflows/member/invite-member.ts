import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { TeamInvitationRequest } from '#domain/wire/team'
import { AppError } from '../../errors/AppError'
import { onceOnly } from '../../http/onceOnly'
import type { Actor } from '../audit/recordAudit'
import { createInvitation } from '../invitation/create-invitation'

/** Open invitations of one seller, so that nobody sends mails to half the world in winex's name. */
const openMax = 20
/** A double click, or 50 of them, sends one mail (R31). */
const windowSeconds = 60

/**
 * Invites a person into a seller's team by e-mail. An earlier open invitation of the same address ends.
 *
 * @throws AppError conflict for an e-mail that somebody signs in with · too_many_requests
 */
export async function inviteMember(
  container: MedusaContainer,
  input: {
    seller: { id: string; name: string }
    request: TeamInvitationRequest
    actor: Actor
  },
): Promise<void> {
  const { seller, request, actor } = input
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { email, role } = request
  await onceOnly(
    container,
    { parts: [seller.id, 'team.invite', email, role], windowSeconds },
    async () => {
      const known = await knex('seller_member').where({ email }).whereNull('deleted_at').first('id')
      if (known) {
        const message = 'Este e-mail já tem uma conta na winex.'
        throw AppError.conflict(message, { email: message })
      }
      const { count } = (await knex('seller_invitation')
        .where({ seller_id: seller.id, accepted_at: null, revoked_at: null })
        .whereNot({ email })
        .andWhere('expires_at', '>', knex.fn.now())
        .count({ count: '*' })
        .first()) as { count: string }
      if (Number(count) >= openMax) {
        throw new AppError(
          'too_many_requests',
          `Há ${openMax} convites em aberto. Cancele algum antes de enviar outro.`,
        )
      }
      const { id } = await createInvitation(container, {
        email,
        name: request.name || null,
        team: { sellerId: seller.id, sellerName: seller.name, role },
        actor,
      })
      return id
    },
  )
}
