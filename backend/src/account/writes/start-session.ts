import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { SESSIONS_PER_PERSON_MAX } from '#domain/limits'
import { saoPauloDate } from '#domain/values/dates'
import { runStatement } from '../../engine/database/runStatement'
import type { ActorType } from '../../engine/actor/actorType'
import { sessionOrigin, type SignInOrigin } from '../../engine/actor/sessionOrigin'
import { queueMail } from '../../engine/mail/queueMail'
import { newSignInMail } from '../mails/accountMails'
import { findPerson } from './findPerson'
import { signInMailFacts } from './signInMailFacts'

export interface SessionStart {
  actorType: ActorType
  authIdentityId: string
  origin: SignInOrigin
  /** The moment before the password was looked at: a password changed since then ends this session as well (R18). */
  startedAt: Date
  expiresAt: Date
}

/**
 * Keeps the record of a new session. A device and a network that are both new to the person are told to them by mail,
 * in the same transaction; not at their first session ever. Of one person the newest 100 stay open.
 *
 * @returns the session's id, for its token
 */
export async function startSession(
  container: MedusaContainer,
  { actorType, authIdentityId, origin, startedAt, expiresAt }: SessionStart,
): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const id = generateEntityId(undefined, 'sess')
  const place = sessionOrigin(origin)
  await knex.transaction(async (transaction) => {
    if (await isNewPlace(transaction, authIdentityId, place)) {
      await announceSignIn(container, transaction, { actorType, authIdentityId, place, startedAt })
    }
    await transaction('sign_in_session').insert({
      id,
      auth_identity_id: authIdentityId,
      actor_type: actorType,
      last_used_at: startedAt,
      expires_at: expiresAt,
      valid_from: startedAt,
      ...place,
    })
    await endOldest(transaction, authIdentityId)
  })
  return id
}

/** The records stay as long as the law asks for (jobs/sweep-expired). */
async function endOldest(transaction: Knex, authIdentityId: string): Promise<void> {
  const oldest = transaction('sign_in_session')
    .where({ auth_identity_id: authIdentityId })
    .whereNull('ended_at')
    .andWhere('expires_at', '>', transaction.fn.now())
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(SESSIONS_PER_PERSON_MAX)
    .select('id')
  await transaction('sign_in_session')
    .whereIn('id', oldest)
    .whereNull('ended_at')
    .update({ ended_at: transaction.fn.now(), end_reason: 'too_many' })
}

/** Neither device nor network was seen with this person before, and they were seen before. */
async function isNewPlace(
  transaction: Knex,
  authIdentityId: string,
  place: ReturnType<typeof sessionOrigin>,
): Promise<boolean> {
  const [row] = await runStatement<{ is_new: boolean }>(
    transaction,
    `select exists (select from sign_in_session where auth_identity_id = $3)
        and not exists (select from sign_in_session
              where auth_identity_id = $3 and (device_hash = $1 or network = $2)) as is_new`,
    [place.device_hash, place.network, authIdentityId],
  )
  return row?.is_new ?? false
}

interface NewPlace {
  actorType: ActorType
  authIdentityId: string
  place: ReturnType<typeof sessionOrigin>
  startedAt: Date
}

/** Tells a person of a sign-in from a device and a network that are new to them: one mail a day and place. */
async function announceSignIn(
  container: MedusaContainer,
  transaction: Knex,
  { actorType, authIdentityId, place, startedAt }: NewPlace,
): Promise<void> {
  const person = await findPerson(transaction, actorType, { authIdentityId })
  if (!person) return
  await queueMail(
    container,
    transaction,
    newSignInMail(signInMailFacts(person, actorType), {
      device: place.device,
      ipAddress: place.ip_address,
      at: startedAt,
      idempotencyKey: `new-sign-in ${authIdentityId} ${place.device_hash} ${place.network} ${saoPauloDate(startedAt)}`,
    }),
  )
}
