import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { TeamInvitationRequest } from '#domain/team/teamWire'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { ownerInvited } from '../mails/ownerAlertMail'
import { alertOwners } from './alertOwners'
import { lockTeamAsOwner } from './lockTeam'
import { createInvitation } from './create-invitation'
import { limitInvitations } from '../../account'
import { onceOnly } from '../../engine/database/onceOnly'

/** Open invitations of one seller, so that nobody sends mails to half the world in winex's name. */
const openMax = 20
/** A double click, or 50 of them, sends one mail (R31). */
const repetitionSeconds = 60

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
  const once = {
    scope: [seller.id, 'POST /vendor/team/invitations'] as const,
    key: null,
    request: { email, role },
    repetitionSeconds,
    cameAt: performance.now(),
  }
  await knex.transaction((transaction) =>
    onceOnly(transaction, { ...once, isInForce: isOpen(transaction) }, async () => {
      const team = await lockTeamAsOwner(transaction, { sellerId: seller.id, actor }, 'team')
      await refuseMember(transaction, email)
      await refuseTooMany(transaction, { sellerId: seller.id, email })
      await limitInvitations(transaction, { inviter: seller.id, email, actor })
      const { id } = await createInvitation(
        container,
        {
          email,
          name: request.name || null,
          team: { sellerId: seller.id, sellerName: seller.name, role },
          actor,
        },
        transaction,
      )
      if (role === 'owner')
        await alertOwners(
          container,
          transaction,
          { sellerId: seller.id, team },
          ownerInvited(email, actor.email),
        )
      return id
    }),
  )
}

/** Neither accepted nor canceled, nor followed by another invitation of the same address. */
const isOpen =
  (transaction: Knex) =>
  async (id: string): Promise<boolean> => {
    const open: unknown = await transaction('seller_invitation')
      .where({ id, accepted_at: null, revoked_at: null })
      .first('id')
    return open !== undefined
  }

async function refuseMember(transaction: Knex, email: string): Promise<void> {
  const known: unknown = await transaction('seller_member')
    .where({ email })
    .whereNull('deleted_at')
    .first('id')
  if (!known) return
  const message = 'Este e-mail já tem uma conta na winex.'
  throw AppError.conflict(message, { email: message })
}

async function refuseTooMany(
  transaction: Knex,
  { sellerId, email }: { sellerId: string; email: string },
): Promise<void> {
  const { count } = (await transaction('seller_invitation')
    .where({ seller_id: sellerId, accepted_at: null, revoked_at: null })
    .whereNot({ email })
    .andWhere('expires_at', '>', transaction.fn.now())
    .count({ count: '*' })
    .first()) as { count: string }
  if (Number(count) < openMax) return
  throw new AppError(
    'too_many_requests',
    `Há ${openMax} convites em aberto. Cancele algum antes de enviar outro.`,
  )
}
