import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isStaffRole } from '#domain/staff/staffRoles'
import { env } from '../../env'
import type { StaffContext } from './callers'
import { runStatement } from '../database/runStatement'
import { openSession, SESSION_COLUMNS, sessionJoins, type SessionColumns } from './openSession'
import type { SessionToken } from './sessionToken'

interface Row extends SessionColumns {
  id: string
  email: string
  name: string
  role: string | null
  has_second_factor: boolean
}

const statement = `
  select u.id, u.email, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
         o.role, t.set_at is not null as has_second_factor, ${SESSION_COLUMNS}
    from "user" u
    join auth_identity a on a.id = $1 and a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
    left join staff_role o on o.user_id = u.id
    left join second_factor t on t.auth_identity_id = a.id
    ${sessionJoins({ identity: 'a.id', sessionId: '$3' })}
   where u.id = $2 and u.deleted_at is null`

/** Token → member of the staff in one statement. Null when removed, or when the session has ended. */
export async function loadStaff(knex: Knex, token: SessionToken): Promise<StaffContext | null> {
  const [row] = await runStatement<Row>(knex, {
    text: statement,
    prepared: true,
    values: [token.authIdentityId, token.actorId, token.sessionId],
  })
  if (!row) return null
  const session = openSession(row, token, {
    now: new Date(),
    idleMinutes: env.WINEX_STAFF_IDLE_MINUTES,
  })
  if (!session) return null
  return {
    authIdentityId: token.authIdentityId,
    session,
    hasSecondFactor: row.has_second_factor,
    // one whose role nobody has written may look and change nothing
    user: {
      id: row.id,
      email: row.email,
      name: row.name,
      role: isStaffRole(row.role) ? row.role : 'read_only',
    },
  }
}
