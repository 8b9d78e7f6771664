import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isStaffRole } from '#domain/staff/staffRoles'
import type { StaffTeam } from '#domain/staff/staffWire'
import { runStatement } from '../../engine/database/runStatement'

interface Row {
  id: string
  name: string
  email: string
  role: string | null
  has_joined: boolean
  last_used_at: Date | null
}

/** The people of the marketplace, those of the administration first. */
export async function findStaffTeam(knex: Knex, selfId: string): Promise<StaffTeam> {
  const rows = await runStatement<Row>(
    knex,
    `select u.id, u.email, o.role,
            coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
            w.last_used_at is not null as has_joined, w.last_used_at
       from "user" u
       join auth_identity a on a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
       left join staff_role o on o.user_id = u.id
       left join lateral (select max(last_used_at) as last_used_at from sign_in_session where auth_identity_id = a.id) w on true
      where u.deleted_at is null
      order by o.role is distinct from 'administration', name, u.id`,
  )
  return {
    people: rows.map(({ role, last_used_at, ...person }) => ({
      ...person,
      role: isStaffRole(role) ? role : 'read_only',
      is_self: person.id === selfId,
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  }
}
