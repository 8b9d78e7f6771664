import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Actor, SystemActor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { endSessions } from '../../account'
import type { LockedStaff } from './lockStaff'

/**
 * Ends a person's sessions, in the caller's transaction. Who has not come in yet has none, and a floor would count as if they
 * had (`HAS_JOINED`).
 */
export async function signOut(
  transaction: Knex,
  person: LockedStaff,
  actor: Actor | SystemActor,
): Promise<void> {
  if (person.has_joined)
    await endSessions(transaction, person.auth_identity_id, {
      notBefore: new Date(),
      reason: 'ended_others',
    })
  await recordAudit(transaction, {
    actor,
    action: 'staff.end_sessions',
    resource: 'user',
    resourceId: person.id,
    sellerId: null,
  })
}
