import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { findIdentity, isClaimed } from './findIdentity'
import { removeSignIn } from './removeSignIn'

/** Whose sign-in it is. */
export interface NewSignIn {
  email: string
  /** Who signs in with it: the member, or the user of the staff; null: nobody has claimed it yet. */
  owner: { seller_id: string } | { user_id: string } | null
  /** Of `hashPassword`. */
  passwordHash: string
}

/**
 * A person's sign-in as the engine's emailpass provider keeps it, written past the engine, which could not take part
 * in the caller's transaction. One that nobody ever claimed is removed first, never taken over: its tokens must not
 * become this person's. Of two at the same moment the second waits for the end of the first.
 *
 * @returns id of the auth identity, or null when the e-mail belongs to somebody
 */
export async function makeSignIn(
  transaction: Knex,
  { email, owner, passwordHash }: NewSignIn,
): Promise<string | null> {
  await runStatement(transaction, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `sign-in:${email}`,
  ])
  const known = await findIdentity(transaction, email)
  if (known && isClaimed(known)) return null
  if (known) await removeSignIn(transaction, known.id)
  const authIdentityId = generateEntityId(undefined, 'authid')
  await transaction('auth_identity').insert({
    id: authIdentityId,
    app_metadata: owner && JSON.stringify(owner),
  })
  const made = await transaction('provider_identity')
    .insert({
      id: generateEntityId(),
      entity_id: email,
      provider: 'emailpass',
      auth_identity_id: authIdentityId,
      provider_metadata: JSON.stringify({ password: passwordHash }),
    })
    .onConflict()
    .ignore()
    .returning('id')
  if (made.length > 0) return authIdentityId
  await transaction('auth_identity').where({ id: authIdentityId }).delete()
  return null
}
