import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { LAST_ADMINISTRATOR, type StaffRole } from '#domain/staff/staffRoles'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'

export interface LockedStaff {
  id: string
  email: string
  role: StaffRole | null
  auth_identity_id: string
}

/**
 * The marketplace's team, locked until the transaction ends: two administrators cannot remove each other at the same
 * moment.
 */
export async function lockStaff(transaction: Knex): Promise<LockedStaff[]> {
  await runStatement(transaction, `select pg_advisory_xact_lock(hashtextextended('staff', 0))`)
  return runStatement<LockedStaff>(
    transaction,
    `select u.id, u.email, o.role, a.id as auth_identity_id
       from "user" u
       join auth_identity a on a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
       left join staff_role o on o.user_id = u.id
      where u.deleted_at is null`,
  )
}

/** @throws AppError not_found for anybody else */
export function staffOf(team: readonly LockedStaff[], id: string): LockedStaff {
  const person = team.find((one) => one.id === id)
  if (!person) throw AppError.notFound('Pessoa não encontrada')
  return person
}

/** @throws AppError conflict when nobody of the administration would be left */
export function refuseLastAdministrator(team: readonly LockedStaff[], leaving: LockedStaff): void {
  const administrators = team.filter(({ role }) => role === 'administration')
  if (leaving.role === 'administration' && administrators.length === 1)
    throw AppError.conflict(LAST_ADMINISTRATOR)
}
