import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isUseDue } from '#domain/account/sessionRecord'
import { sessionOrigin, type SignInOrigin } from './sessionOrigin'

/** What is known of the session of a request that was let in. */
export interface UsedSession {
  id: string | null
  actorType: 'seller' | 'user'
  authIdentityId: string
  lastUsedAt: Date | null
  network: string | null
  issuedAt: Date
  expiresAt: Date
}

/**
 * Writes down that a session is used, and from where: once a minute at most, and whenever the network has changed, also by
 * what a page asks for by itself. The first use of a token of the version
 * before makes its record: from then on it is listed, ended and idle like any other, and lives no longer than before.
 */
export async function noteUse(
  knex: Knex,
  session: UsedSession,
  { origin, now, isBackground }: { origin: SignInOrigin; now: Date; isBackground: boolean },
): Promise<void> {
  const { id, lastUsedAt } = session
  if (id === null) return
  const { device, device_hash, ip_address, network } = sessionOrigin(origin)
  const isDue = !isBackground && (lastUsedAt === null || isUseDue(lastUsedAt, now))
  if (!isDue && network === (session.network ?? network)) return
  if (lastUsedAt !== null) {
    await knex('sign_in_session')
      .where({ id })
      .whereNull('ended_at')
      .update({ last_used_at: now, ip_address, network })
    return
  }
  await knex('sign_in_session')
    .insert({
      id,
      auth_identity_id: session.authIdentityId,
      actor_type: session.actorType,
      created_at: session.issuedAt,
      last_used_at: now,
      expires_at: session.expiresAt,
      valid_from: session.issuedAt,
      device,
      device_hash,
      ip_address,
      network,
    })
    .onConflict('id')
    .ignore()
}
