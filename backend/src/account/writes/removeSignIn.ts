import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** What hangs on a sign-in. */
const tables = [
  'password_reset',
  'session_floor',
  'sign_in_session',
  'second_step',
  'recovery_code',
  'second_factor',
  'provider_identity',
]

/**
 * Deletes a person's sign-in with all that hangs on it, in the caller's transaction: their tokens open nothing any
 * more, and the e-mail is free for another invitation or registration.
 */
export async function removeSignIn(transaction: Knex, authIdentityId: string): Promise<void> {
  for (const table of tables) {
    await transaction(table).where({ auth_identity_id: authIdentityId }).delete()
  }
  await transaction('auth_identity').where({ id: authIdentityId }).delete()
}
