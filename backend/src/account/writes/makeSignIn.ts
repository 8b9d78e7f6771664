import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { removeSignIn } from './removeSignIn'

/** Whose sign-in it is. */
export interface NewSignIn {
  email: string
  /** Who signs in with it: the member, or the user of the staff. */
  owner: { seller_id: string } | { user_id: string }
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
  const known = (await transaction('provider_identity')
    .join('auth_identity', 'auth_identity.id', 'provider_identity.auth_identity_id')
    .where({ 'provider_identity.entity_id': email, 'provider_identity.provider': 'emailpass' })
    .first('auth_identity.id', 'auth_identity.app_metadata')) as
    | { id: string; app_metadata: object | null }
    | undefined
  if (known && Object.keys(known.app_metadata ?? {}).length > 0) return null
  if (known) await removeSignIn(transaction, known.id)
  const authIdentityId = generateEntityId(undefined, 'authid')
  await transaction('auth_identity').insert({
    id: authIdentityId,
    app_metadata: JSON.stringify(owner),
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
