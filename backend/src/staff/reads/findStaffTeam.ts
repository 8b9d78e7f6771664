import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { RESET_TOKEN_LIFETIME_SECONDS } from '#domain/limits'
import { isStaffRole } from '#domain/staff/staffRoles'
import type { StaffTeam } from '#domain/staff/staffWire'
import { runStatement } from '../../engine/database/runStatement'
import { HAS_JOINED } from '../../account'

interface Row {
  id: string
  name: string
  email: string
  role: string | null
  has_second_factor: boolean
  has_joined: boolean
  last_sign_in_at: Date | null
  invited_until: Date | null
}

/** The people of the marketplace, those of the administration first. */
export async function findStaffTeam(knex: Knex, selfId: string): Promise<StaffTeam> {
  const rows = await runStatement<Row>(
    knex,
    `select u.id, u.email, o.role,
            coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
            w.last_sign_in_at, f.set_at is not null as has_second_factor,
            h.has_joined, case when not h.has_joined then l.expires_at end as invited_until
       from "user" u
       join auth_identity a on a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
       left join staff_role o on o.user_id = u.id
       left join second_factor f on f.auth_identity_id = a.id
       cross join lateral (select coalesce(${HAS_JOINED}, false) as has_joined) h
       left join lateral (select max(created_at) as last_sign_in_at from sign_in_session where auth_identity_id = a.id) w on true
       -- the link for a forgotten password is no invitation
       left join lateral (select max(expires_at) as expires_at from password_reset
                           where auth_identity_id = a.id and used_at is null
                             and expires_at > created_at + make_interval(secs => $1)) l on true
      where u.deleted_at is null
      order by o.role is distinct from 'administration', name, u.id`,
    [RESET_TOKEN_LIFETIME_SECONDS],
  )
  return {
    people: rows.map(({ role, last_sign_in_at, invited_until, ...person }) => ({
      ...person,
      role: isStaffRole(role) ? role : 'read_only',
      is_self: person.id === selfId,
      last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
      invited_until: invited_until?.toISOString() ?? null,
    })),
  }
}
