import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { REPETITION_SECONDS } from '#domain/limits'
import type { TeamAcceptRequest } from '#domain/team/teamWire'
import { AppError } from '../../engine/errors/AppError'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { recordAudit } from '../../engine/audit/recordAudit'
import { ownerMade } from '../mails/ownerAlertMail'
import { alertOwners } from './alertOwners'
import { lockTeam } from './lockTeam'
import { acceptInvitation, findInvitation, type OpenInvitation } from './findInvitation'
import {
  hashLinkToken,
  hashPassword,
  isPassword,
  makeSignIn,
  refuseWeakPassword,
} from '../../account'

/** Who can sign in now. */
export interface JoinedMember {
  memberId: string
  authIdentityId: string
}

/** The same words for an altered, used, revoked and expired link. */
const invitationGone = (): AppError => AppError.notFound('Este convite não vale mais.')

/**
 * Takes an invited person into the team: sign-in, member, consent and the end of the invitation in one transaction,
 * so that a link works once, also when it is used twice at the same moment. The same request again, when its answer was lost,
 * gets the same answer (R31).
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
  if (!open?.sellerId) return findJoined(container, { request, origin })
  const owner = { names: [request.name, open.sellerName], email: open.email }
  refuseWeakPassword('seller', request.password, owner, 'password')
  const passwordHash = await hashPassword(request.password, origin.ipAddress)
  const joined = await knex.transaction(async (transaction) => {
    const invitation = await findInvitation(transaction, request.token)
    const sellerId = invitation?.sellerId
    if (!invitation || !sellerId) return undefined
    if (!(await acceptInvitation(transaction, request.token, sellerId))) return undefined
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
  return joined ?? findJoined(container, { request, origin })
}

/**
 * Who joined by this very request a moment ago.
 * @throws AppError not_found
 */
async function findJoined(
  container: MedusaContainer,
  { request, origin }: { request: TeamAcceptRequest; origin: RequestOrigin },
): Promise<JoinedMember> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const joined = (await knex('seller_invitation as i')
    .join('seller_member as m', (on) =>
      on.on('m.seller_id', 'i.seller_id').andOn('m.email', 'i.email'),
    )
    .where({
      'i.token_hash': hashLinkToken(request.token),
      'm.name': request.name,
      'm.cpf': request.cpf,
      'm.deleted_at': null,
    })
    .whereRaw('i.accepted_at > now() - make_interval(secs => ?)', [REPETITION_SECONDS])
    .first('m.id as memberId', 'm.auth_identity_id as authIdentityId', 'm.email')) as
    | (JoinedMember & { email: string })
    | undefined
  const { password } = request
  if (!joined || !(await isPassword(container, { ...joined, password }, origin.ipAddress)))
    throw invitationGone()
  return joined
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
