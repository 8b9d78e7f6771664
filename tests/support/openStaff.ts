import { randomUUID } from 'node:crypto'
import type { StaffRole } from '#domain/staff/staffRoles'
import { hashPassword } from './hashPassword'
import { sql } from './world'

export interface OpenStaff {
  userId: string
  authIdentityId: string
  email: string
  password: string
}

let opened: string[] = []

/** A member of the staff of the test's own, as the command makes one: the demo's is everybody's. */
export async function openStaff(role: StaffRole = 'administration'): Promise<OpenStaff> {
  const mark = randomUUID()
  const [userId, authIdentityId] = [`user_${mark}`, `authid_${mark}`]
  const [email, password] = [`${mark}@winex.example`, 'Equipe-de-teste-1']
  const hash = await hashPassword(password)
  await sql(
    `insert into "user" (id, email, first_name, last_name) values ($1, $2, 'Bruna', 'Teste')`,
    [userId, email],
  )
  await sql('insert into staff_role (user_id, role) values ($1, $2)', [userId, role])
  await sql('insert into auth_identity (id, app_metadata) values ($1, $2)', [
    authIdentityId,
    JSON.stringify({ user_id: userId }),
  ])
  await sql(
    `insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
     values ($1, $2, 'emailpass', $3, $4)`,
    [`pid_${mark}`, email, authIdentityId, JSON.stringify({ password: hash })],
  )
  opened.push(userId)
  return { userId, authIdentityId, email, password }
}

/** Those of a file that is over: each of hundreds would be mailed about every change of the team, and drawn in its list. */
export async function removeOpenedStaff(): Promise<void> {
  if (opened.length === 0) return
  await sql(
    `with gone as (delete from staff_role where user_id = any($1)),
       told as (delete from staff_alert
         where email in (select email from "user" where id = any($1)))
     update "user" set deleted_at = now() where id = any($1)`,
    [opened],
  )
  opened = []
}
