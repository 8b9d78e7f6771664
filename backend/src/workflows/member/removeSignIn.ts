import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * Deletes a person's sign-in with all that hangs on it, in the caller's transaction: their tokens open nothing any
 * more, and the e-mail is free for another invitation or registration.
 */
export async function removeSignIn(transaction: Knex, authIdentityId: string): Promise<void> {
  await transaction('password_reset').where({ auth_identity_id: authIdentityId }).delete()
  await transaction('session_floor').where({ auth_identity_id: authIdentityId }).delete()
  await transaction('provider_identity').where({ auth_identity_id: authIdentityId }).delete()
  await transaction('auth_identity').where({ id: authIdentityId }).delete()
}
