import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { StaffContext } from '../http/actors'
import { runStatement } from '../read-models/runStatement'
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
    join auth_identity a on a.id = $1 and a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
    left join session_floor f on f.auth_identity_id = a.id
   where u.id = $2 and u.deleted_at is null`

/** Token → member of the staff in one statement. Null when removed, or signed out of all sessions since. */
export async function loadStaff(knex: Knex, token: SessionToken): Promise<StaffContext | null> {
  const [row] = await runStatement<Row>(knex, {
    text: statement,
    prepared: true,
    values: [token.authIdentityId, token.actorId],
  })
  if (!row || (row.not_before && token.issuedAt < row.not_before)) return null
  return {
    authIdentityId: token.authIdentityId,
    user: { id: row.id, email: row.email, name: row.name },
  }
}
