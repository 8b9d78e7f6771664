import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Actor, SystemActor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { removeSignIn } from '../../account'
import { forgetViews } from '../../views'
import type { LockedStaff } from './lockStaff'

/** Ends a person's role, sign-in, sessions and open invitation, in the caller's transaction; their name stays where they acted. */
export async function takeOut(
  transaction: Knex,
  { id, email, role, auth_identity_id }: LockedStaff,
  actor: Actor | SystemActor,
): Promise<void> {
  await transaction('user').where({ id }).update({ deleted_at: transaction.fn.now() })
  await transaction('staff_role').where({ user_id: id }).delete()
  await forgetViews(transaction, id)
  await removeSignIn(transaction, auth_identity_id)
  await recordAudit(transaction, {
    actor,
    action: 'staff.remove',
    resource: 'user',
    resourceId: id,
    sellerId: null,
    before: { email, role },
  })
}
