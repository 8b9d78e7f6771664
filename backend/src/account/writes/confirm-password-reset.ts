import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { REPETITION_SECONDS } from '#domain/limits'
import { AppError } from '../../engine/errors/AppError'
import type { ActorType } from '../../engine/actor/actorType'
import type { RequestOrigin } from '../../engine/actor/requestOrigin'
import { recordAudit } from '../../engine/audit/recordAudit'
import { hasJoined } from '../reads/hasJoined'
import { announcePassword } from './announcePassword'
import { findPasswordOwner } from './findPasswordOwner'
import { findPerson } from './findPerson'
import { hashLinkToken } from '../../engine/secrets/linkToken'
import { refuseWeakPassword } from './refuseWeakPassword'
import { isPassword } from './isPassword'
import { hashPassword, writePassword } from './writePassword'

interface Confirmation {
  actorType: ActorType
  /** Normalised; the link is worth nothing with another one. */
  email: string
  token: string
  /** Judged already by the rule of R17. */
  password: string
  origin: RequestOrigin
}

/** The words that /reset-password translates (spec §8). */
const refusal = (): AppError => AppError.invalid('Invalid or expired token')

/**
 * Sets a new password with a link that is used up by it; all sessions and other links of the person end (R18). Of two
 * uses at once one wins; the same again soon after, when the answer was lost, is no error. Who chooses their first one by a staff invitation has joined: nothing of theirs was changed.
 *
 * @throws AppError invalid_data for a link that is unknown, altered, used, expired or somebody else's, and for a
 *   password that is easy to guess, after which the link still works
 */
export async function confirmPasswordReset(
  container: MedusaContainer,
  confirmation: Confirmation,
): Promise<void> {
  const isDone =
    (await useLink(container, confirmation)) || (await isRepetition(container, confirmation))
  if (!isDone) throw refusal()
}

/** @returns false for a link that is worth nothing */
async function useLink(
  container: MedusaContainer,
  { actorType, email, token, password, origin }: Confirmation,
): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const openLink = { token_hash: hashLinkToken(token), email, used_at: null }
  const isOpen = await knex('password_reset')
    .where(openLink)
    .andWhere('expires_at', '>', knex.fn.now())
    .first('id')
  // The slow hash is spent on real links only, and outside the transaction.
  if (!isOpen) return false
  refuseWeakPassword(
    actorType,
    password,
    await findPasswordOwner(knex, actorType, email),
    'password',
  )
  const passwordHash = await hashPassword(password, origin.ipAddress)
  return knex.transaction(async (transaction) => {
    const person = await findPerson(transaction, actorType, { email })
    if (!person) return false
    const used = await transaction('password_reset')
      .where({ ...openLink, auth_identity_id: person.authIdentityId })
      .andWhere('expires_at', '>', transaction.fn.now())
      .update({ used_at: transaction.fn.now(), updated_at: transaction.fn.now() })
    if (used !== 1) return false
    await transaction('password_reset')
      .where({ auth_identity_id: person.authIdentityId, used_at: null })
      .delete()
    const isChange = await hasJoined(transaction, actorType, person)
    await writePassword(transaction, { authIdentityId: person.authIdentityId, passwordHash })
    if (isChange) await announcePassword(container, transaction, { person, actorType, origin })
    else
      await recordAudit(transaction, {
        actor: { type: 'user', id: person.actorId, email: person.email, origin },
        action: 'staff.join',
        resource: 'user',
        resourceId: person.actorId,
        sellerId: null,
      })
    return true
  })
}

/** Whether the link has set this very password a moment ago. */
async function isRepetition(
  container: MedusaContainer,
  { actorType, email, token, password, origin }: Confirmation,
): Promise<boolean> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const person = await findPerson(knex, actorType, { email })
  const used: unknown =
    person &&
    (await knex('password_reset')
      .where({ token_hash: hashLinkToken(token), auth_identity_id: person.authIdentityId })
      .whereRaw('used_at > now() - make_interval(secs => ?)', [REPETITION_SECONDS])
      .first('id'))
  return Boolean(used) && isPassword(container, { email, password }, origin.ipAddress)
}
