import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { StaffRole } from '#domain/staff/staffRoles'
import { runStatement } from '../../engine/database/runStatement'
import { HAS_JOINED } from '../../account'

interface StaffToTell {
  id: string
  name: string | null
  email: string
}

/**
 * Who of the staff gets mail: those with one of these roles who have come in. The address of an invitation may be a mistyped one,
 * and a stranger's.
 */
export const findStaffToTell = (knex: Knex, roles: readonly StaffRole[]): Promise<StaffToTell[]> =>
  runStatement<StaffToTell>(
    knex,
    `select u.id, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as name, u.email
       from "user" u
       join auth_identity a on a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
       join staff_role o on o.user_id = u.id
      where u.deleted_at is null and o.role = any($1) and ${HAS_JOINED}
      order by u.id`,
    [roles],
  )
