import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { endSessions } from './writePassword'

/** Who ends sessions: their own. */
export interface SessionOwner {
  authIdentityId: string
  /** The session from which it is asked; null only for a token of the version before without an id. */
  sessionId: string | null
  actor: Actor
  sellerId: string | null
}

const resourceOf = (actor: Actor) => (actor.type === 'user' ? 'user' : 'member')

/** Ends the caller's session: its token opens nothing any more, wherever it was copied to. */
export async function signOut(
  container: MedusaContainer,
  { authIdentityId, sessionId }: Pick<SessionOwner, 'authIdentityId' | 'sessionId'>,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await openSessions(knex, authIdentityId)
    .andWhere({ id: sessionId })
    .update({ ended_at: knex.fn.now(), end_reason: 'sign_out' })
}

/**
 * Ends one open session of the caller, also the one from which it is asked.
 *
 * @throws AppError not_found for a session that is not theirs, or has ended
 */
export async function endSession(
  container: MedusaContainer,
  { authIdentityId, actor, sellerId }: SessionOwner,
  id: string,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const [ended] = (await openSessions(transaction, authIdentityId)
      .andWhere({ id })
      .update({ ended_at: transaction.fn.now(), end_reason: 'ended' })
      .returning('device')) as { device: string }[]
    if (!ended) throw AppError.notFound()
    await recordAudit(transaction, {
      actor,
      action: 'session.end',
      resource: resourceOf(actor),
      resourceId: actor.id,
      sellerId,
      before: { device: ended.device },
    })
  })
}

/** Ends every session of the caller but the one from which it is asked, those without a record included. */
export async function endOtherSessions(
  container: MedusaContainer,
  owner: SessionOwner,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    await endOthersIn(transaction, owner)
    await recordAudit(transaction, {
      actor: owner.actor,
      action: 'session.end_others',
      resource: resourceOf(owner.actor),
      resourceId: owner.actor.id,
      sellerId: owner.sellerId,
    })
  })
}

/**
 * Raises the person's floor above every session and lifts the present one onto it, in the caller's transaction: a
 * sign-in that is on its way at this moment ends as well.
 */
export async function endOthersIn(
  transaction: Knex,
  { authIdentityId, sessionId }: Pick<SessionOwner, 'authIdentityId' | 'sessionId'>,
): Promise<void> {
  const now = new Date()
  await openSessions(transaction, authIdentityId)
    .andWhere({ id: sessionId })
    .update({ valid_from: now })
  await endSessions(transaction, authIdentityId, { notBefore: now, reason: 'ended_others' })
}

const openSessions = (knex: Knex, authIdentityId: string) =>
  knex('sign_in_session').where({ auth_identity_id: authIdentityId }).whereNull('ended_at')
