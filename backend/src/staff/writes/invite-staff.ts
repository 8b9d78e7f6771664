import { randomBytes } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { INVITATION_LIFETIME_SECONDS } from '#domain/limits'
import type { StaffInvitationRequest } from '#domain/staff/staffWire'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { onceOnly } from '../../engine/database/onceOnly'
import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import { staffInvitationMail } from '../mails/staffInvitationMail'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import { hashPassword, limitInvitations, makeLinkToken, makeSignIn } from '../../account'
import { alertAdministrators } from './alertAdministrators'
import { lockStaffAsAdministrator, type LockedStaff } from './lockStaff'

/** A double click, or 50 of them, sends one mail (R31). */
const repetitionSeconds = 60

/**
 * Invites a person into the marketplace's team: account, role, and by mail a link with which they choose their password, all
 * together or not at all. Somebody who was invited and never signed in gets a new link, the new role and the name as it is written now.
 *
 * @throws AppError conflict for an e-mail that somebody signs in with · too_many_requests
 */
export async function inviteStaff(
  container: MedusaContainer,
  { request, actor }: { request: StaffInvitationRequest; actor: Actor },
): Promise<void> {
  const cameAt = performance.now()
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // nobody knows it: the first password is the one that the link sets
  const passwordHash = await hashPassword(
    randomBytes(32).toString('base64url'),
    actor.origin.ipAddress,
  )
  const once = {
    scope: ['staff', 'POST /admin/team/invitations'] as const,
    key: null,
    request,
    repetitionSeconds,
    cameAt,
  }
  await knex.transaction((transaction) =>
    onceOnly(transaction, { ...once, isInForce: hasRole(transaction, request) }, async () => {
      await limitInvitations(transaction, { inviter: actor.id, email: request.email, actor })
      const team = await lockStaffAsAdministrator(transaction, actor)
      const waiting = findWaiting(team, request.email)
      if (waiting)
        await transaction('user')
          .where({ id: waiting.userId })
          .update({ ...namesOf(request), updated_at: transaction.fn.now() })
      const person = waiting ?? (await makePerson(transaction, request, passwordHash))
      const administrator_since = request.role === 'administration' ? transaction.fn.now() : null
      await transaction('staff_role')
        .insert({ user_id: person.userId, role: request.role, administrator_since })
        .onConflict('user_id')
        .merge({ role: request.role, administrator_since, updated_at: transaction.fn.now() })
      await sendLink(container, transaction, { ...person, ...request })
      if (request.role === 'administration')
        await alertAdministrators(container, transaction, team, {
          change: 'invited',
          person: { id: person.userId, email: request.email },
          actor,
        })
      await recordAudit(transaction, {
        actor,
        action: 'staff.invite',
        resource: 'user',
        resourceId: person.userId,
        sellerId: null,
        after: { email: request.email, role: request.role },
      })
      return person.userId
    }),
  )
}

/** Whether a person is invited with this role: who was taken out, or has another one by now, is not. */
const hasRole =
  (transaction: Knex, { role }: StaffInvitationRequest) =>
  async (userId: string): Promise<boolean> => {
    const invited: unknown = await transaction('staff_role')
      .where({ user_id: userId, role })
      .first('user_id')
    return invited !== undefined
  }

interface InvitedPerson {
  userId: string
  authIdentityId: string
}

/** Invited before, and never signed in. */
function findWaiting(team: readonly LockedStaff[], email: string): InvitedPerson | null {
  const known = team.find((one) => one.email === email)
  if (!known) return null
  if (known.has_joined) throw taken()
  return { userId: known.id, authIdentityId: known.auth_identity_id }
}

async function makePerson(
  transaction: Knex,
  request: StaffInvitationRequest,
  passwordHash: string,
): Promise<InvitedPerson> {
  const { email } = request
  const userId = generateEntityId(undefined, 'user')
  const authIdentityId = await makeSignIn(transaction, {
    email,
    owner: { user_id: userId },
    passwordHash,
  })
  if (!authIdentityId) throw taken()
  await transaction('user').insert({ id: userId, email, ...namesOf(request) })
  return { userId, authIdentityId }
}

function namesOf({ name }: StaffInvitationRequest) {
  const [first_name = name, ...rest] = name.split(' ')
  return { first_name, last_name: rest.join(' ') || null }
}

const taken = (): AppError => {
  const message = 'Este e-mail já tem uma conta na winex.'
  return AppError.conflict(message, { email: message })
}

/** The link is that of a new password, with the life of an invitation. */
async function sendLink(
  container: MedusaContainer,
  transaction: Knex,
  { authIdentityId, email, name, role }: InvitedPerson & StaffInvitationRequest,
): Promise<void> {
  const id = generateEntityId(undefined, 'prst')
  const { token, tokenHash } = makeLinkToken()
  await transaction('password_reset').where({ auth_identity_id: authIdentityId }).delete()
  await transaction('password_reset').insert({
    id,
    auth_identity_id: authIdentityId,
    email,
    token_hash: tokenHash,
    expires_at: transaction.raw('now() + make_interval(secs => ?)', [INVITATION_LIFETIME_SECONDS]),
  })
  const link = new URL('/reset-password', env.WINEX_PUBLIC_URL)
  link.searchParams.set('token', MAIL_SECRET)
  link.searchParams.set('email', email)
  link.searchParams.set('actor', 'user')
  // the page then speaks of an invitation, not of a forgotten password
  link.searchParams.set('convite', 'sim')
  await queueMail(container, transaction, {
    to: email,
    sellerId: null,
    template: 'staff-invitation',
    idempotencyKey: id,
    secret: token,
    ...staffInvitationMail({ name, role, link: link.toString() }),
  })
}
