import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import type { TeamAcceptRequest } from '#domain/team/teamWire'
import { AppError } from '../../engine/errors/AppError'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { recordAudit } from '../../engine/audit/recordAudit'
import { ownerMade } from '../mails/ownerAlertMail'
import { alertOwners } from './alertOwners'
import { lockTeam } from './lockTeam'
import { acceptInvitation, findInvitation, type OpenInvitation } from './findInvitation'
import { hashPassword, makeSignIn, refuseWeakPassword } from '../../account'

/** Who can sign in now. */
export interface JoinedMember {
  memberId: string
  authIdentityId: string
}

/** The same words for an altered, used, revoked and expired link. */
const invitationGone = (): AppError => AppError.notFound('Este convite não vale mais.')

/**
 * Takes an invited person into the team: sign-in, member, consent and the end of the invitation in one transaction,
 * so that a link works once, also when it is used twice at the same moment.
 *
 * @throws AppError not_found for an invitation that is none (any more) · conflict for an e-mail in use ·
 *   invalid_data for a password that is easy to guess
 */
export async function joinTeam(
  container: MedusaContainer,
  { request, origin }: { request: TeamAcceptRequest; origin: RequestOrigin },
): Promise<JoinedMember> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const open = await findInvitation(knex, request.token)
  if (!open?.sellerId) throw invitationGone()
  const owner = { names: [request.name, open.sellerName], email: open.email }
  refuseWeakPassword('seller', request.password, owner, 'password')
  const passwordHash = await hashPassword(request.password, origin.ipAddress)
  return knex.transaction(async (transaction) => {
    const invitation = await findInvitation(transaction, request.token)
    const sellerId = invitation?.sellerId
    if (!invitation || !sellerId) throw invitationGone()
    if (!(await acceptInvitation(transaction, request.token, sellerId))) throw invitationGone()
    const memberId = generateEntityId(undefined, 'mem')
    const authIdentityId = await makeSignIn(transaction, {
      email: invitation.email,
      owner: { seller_id: memberId },
      passwordHash,
    })
    if (!authIdentityId) throw AppError.conflict('Este e-mail já tem uma conta na winex.')
    await transaction('seller_member').insert({
      id: memberId,
      seller_id: sellerId,
      name: request.name,
      email: invitation.email,
      cpf: request.cpf,
      role: invitation.role,
      owner_since: invitation.role === 'owner' ? transaction.fn.now() : null,
      auth_identity_id: authIdentityId,
    })
    if (invitation.role === 'owner')
      await alertOwners(
        container,
        transaction,
        { sellerId, team: await lockTeam(transaction, sellerId) },
        ownerMade(invitation.email, invitation.email),
      )
    await keepEvidence(transaction, { invitation, sellerId, memberId, request, origin })
    return { memberId, authIdentityId }
  })
}

interface Evidence {
  invitation: OpenInvitation
  sellerId: string
  memberId: string
  request: TeamAcceptRequest
  origin: RequestOrigin
}

async function keepEvidence(
  transaction: Knex,
  { invitation, sellerId, memberId, request, origin }: Evidence,
): Promise<void> {
  await transaction('consent_record').insert({
    id: generateEntityId(undefined, 'cons'),
    subject: 'team',
    subject_id: sellerId,
    email: invitation.email,
    document: 'termos-de-uso',
    version: request.consent.terms_version,
    accepted_at: transaction.fn.now(),
    ip_address: origin.ipAddress,
    user_agent: origin.userAgent,
  })
  await recordAudit(transaction, {
    actor: { type: 'seller', id: memberId, email: invitation.email, origin },
    action: 'team.join',
    resource: 'member',
    resourceId: memberId,
    sellerId,
    after: { role: invitation.role },
  })
}
