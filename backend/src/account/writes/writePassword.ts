import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { kdf } from 'scrypt-kdf'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'
import { inHashTurn } from './inHashTurn'

/**
 * Slow hash of a new password, as the engine's sign-in verifies it, when it is this address's turn. Make it before a
 * transaction is opened.
 */
export async function hashPassword(password: string, ipAddress: string): Promise<string> {
  const hash = await inHashTurn(ipAddress, () =>
    kdf(password, { logN: env.WINEX_SCRYPT_LOG_N, r: 8, p: 1 }),
  )
  return hash.toString('base64')
}

/**
 * Replaces a person's password and ends all their sessions, in the caller's transaction: both or none (R18).
 * Written past the engine's auth module, which could not take part in that transaction.
 *
 * @param notBefore tokens issued earlier are no longer valid
 */
export async function writePassword(
  transaction: Knex,
  { authIdentityId, passwordHash }: { authIdentityId: string; passwordHash: string },
  notBefore = new Date(),
): Promise<void> {
  await transaction('provider_identity')
    .where({ auth_identity_id: authIdentityId, provider: 'emailpass' })
    .whereNull('deleted_at')
    .update({
      provider_metadata: transaction.raw(
        `coalesce(provider_metadata, '{}'::jsonb) || jsonb_build_object('password', ?::text)`,
        [passwordHash],
      ),
      updated_at: transaction.fn.now(),
    })
  await endSessions(transaction, authIdentityId, { notBefore, reason: 'password' })
}

/**
 * Ends the sessions of a person at once, in the caller's transaction: those that began before `notBefore` open nothing
 * any more, also those that have no record and those that are just being made.
 */
export async function endSessions(
  transaction: Knex,
  authIdentityId: string,
  { notBefore, reason }: { notBefore: Date; reason: 'password' | 'ended_others' },
): Promise<void> {
  await runStatement(
    transaction,
    `insert into session_floor (id, auth_identity_id, not_before) values ($1, $2, $3)
     on conflict (auth_identity_id) do update
       set not_before = greatest(session_floor.not_before, excluded.not_before), updated_at = now()`,
    [generateEntityId(undefined, 'sflr'), authIdentityId, notBefore],
  )
  // For the list and the account's export; the floor alone already refuses them.
  await transaction('sign_in_session')
    .where({ auth_identity_id: authIdentityId })
    .whereNull('ended_at')
    .andWhere('valid_from', '<', notBefore)
    .update({ ended_at: notBefore, end_reason: reason })
}
