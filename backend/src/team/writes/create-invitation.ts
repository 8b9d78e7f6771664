import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { normalizeEmail } from '#domain/values/email'
import { INVITATION_LIFETIME_SECONDS } from '#domain/limits'
import type { InvitationPrefill } from '#domain/team/invitationWire'
import { env } from '../../env'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import { queueMail } from '../../engine/mail/queueMail'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { makeLinkToken } from '../../account'
import { invitationMail } from '../mails/invitationMail'

export interface InvitationInput {
  email: string
  /** Of the invited person. */
  name?: string | null
  /** The winery whose team they join; without it they are to found their own at /cadastro. */
  team?: { sellerId: string; sellerName: string; role: 'owner' | 'member' }
  /** What the registration form opens with. */
  prefill?: InvitationPrefill
  actor: Actor
}

export interface CreatedInvitation {
  id: string
  /** For the inviting person, to pass it on by other ways; it is shown once and kept nowhere. */
  link: string
  expiresAt: Date
}

/** Pages that open an invitation. */
const pages = { founder: '/cadastro', team: '/convite' } as const

/**
 * Invites a person by e-mail. Open invitations of the same person to the same place end; invitation, mail and
 * audit entry are kept together or not at all.
 *
 * @param connection the caller's transaction, when more has to be kept with it
 */
export async function createInvitation(
  container: MedusaContainer,
  { name = null, team, prefill = {}, actor, ...input }: InvitationInput,
  connection: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
): Promise<CreatedInvitation> {
  const email = normalizeEmail(input.email)
  const id = generateEntityId(undefined, 'sinv')
  const { token, tokenHash } = makeLinkToken()
  const expiresAt = new Date(Date.now() + INVITATION_LIFETIME_SECONDS * 1000)
  const sellerId = team?.sellerId ?? null
  await connection.transaction(async (transaction) => {
    await transaction('seller_invitation')
      .where({ email, seller_id: sellerId, accepted_at: null, revoked_at: null })
      .update({ revoked_at: transaction.fn.now(), updated_at: transaction.fn.now() })
    await transaction('seller_invitation').insert({
      id,
      email,
      name,
      seller_id: sellerId,
      role: team?.role ?? 'owner',
      prefill: JSON.stringify(prefill),
      token_hash: tokenHash,
      expires_at: expiresAt,
    })
    await queueMail(container, transaction, {
      to: email,
      sellerId,
      template: team ? 'team-invitation' : 'invitation',
      idempotencyKey: id,
      secret: token,
      ...invitationMail({
        name,
        sellerName: team?.sellerName ?? null,
        link: linkWith(MAIL_SECRET, team !== undefined),
      }),
    })
    await recordAudit(transaction, {
      actor,
      action: 'invitation.create',
      resource: 'invitation',
      resourceId: id,
      sellerId,
      after: { email, role: team?.role ?? 'owner' },
    })
  })
  return { id, link: linkWith(token, team !== undefined), expiresAt }
}

function linkWith(token: string, isTeam: boolean): string {
  const link = new URL(isTeam ? pages.team : pages.founder, env.WINEX_PUBLIC_URL)
  link.searchParams.set('convite', token)
  return link.toString()
}
