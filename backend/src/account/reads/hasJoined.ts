import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import type { ActorType } from '../../engine/actor/actorType'

/**
 * SQL: whether the person of the sign-in `a` with the role `o` has ever come in. Sessions are deleted a while after their end; the
 * password that an invited person chose leaves its moment for good, and the first administrators were not invited.
 */
export const HAS_JOINED = `(o.role = 'administration' and o.administrator_since is null
  or exists (select 1 from session_floor where auth_identity_id = a.id)
  or exists (select 1 from sign_in_session where auth_identity_id = a.id))`

/** Whether a person has ever come in: staff are invited first; a producer's people choose their password as they join. */
export async function hasJoined(
  knex: Knex,
  actorType: ActorType,
  { authIdentityId, actorId }: { authIdentityId: string; actorId: string },
): Promise<boolean> {
  if (actorType !== 'user') return true
  const [known] = await runStatement<{ has_joined: boolean }>(
    knex,
    `select coalesce(${HAS_JOINED}, false) as has_joined
       from auth_identity a left join staff_role o on o.user_id = $2 where a.id = $1`,
    [authIdentityId, actorId],
  )
  return known?.has_joined === true
}
