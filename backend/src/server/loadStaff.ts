import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { StaffContext } from '../http/actors'
import type { SessionToken } from './sessionToken'

interface Row {
  id: string
  email: string
  name: string
  not_before: Date | null
}

const statement = `
  select u.id, u.email, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name, f.not_before
    from "user" u
    join auth_identity a on a.id = ? and a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
    left join session_floor f on f.auth_identity_id = a.id
   where u.id = ? and u.deleted_at is null`

/** Token → member of the staff in one statement. Null when removed, or signed out of all sessions since. */
export async function loadStaff(knex: Knex, token: SessionToken): Promise<StaffContext | null> {
  const result = (await knex.raw(statement, [token.authIdentityId, token.actorId])) as {
    rows: Row[]
  }
  const row = result.rows[0]
  if (!row || (row.not_before && token.issuedAt < row.not_before)) return null
  return {
    authIdentityId: token.authIdentityId,
    user: { id: row.id, email: row.email, name: row.name },
  }
}
