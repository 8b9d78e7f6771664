import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import {
  LAST_ADMINISTRATOR,
  NEW_ADMINISTRATOR,
  roleRefusal,
  type StaffRole,
} from '#domain/staff/staffRoles'
import { isNewOwner } from '#domain/team/memberRoles'
import { runStatement } from '../../engine/database/runStatement'
import type { Actor } from '../../engine/actor/actor'
import { AppError } from '../../engine/errors/AppError'
import { HAS_JOINED } from '../../account'

export interface LockedStaff {
  id: string
  email: string
  role: StaffRole | null
  /** Since when an administrator by invitation or promotion is one. */
  administrator_since: Date | null
  auth_identity_id: string
  /** False until an invited person has chosen a password. */
  has_joined: boolean
}

/**
 * The marketplace's team, locked until the transaction ends: two administrators cannot remove each other at the same
 * moment.
 */
export async function lockStaff(transaction: Knex): Promise<LockedStaff[]> {
  await runStatement(transaction, `select pg_advisory_xact_lock(hashtextextended('staff', 0))`)
  return runStatement<LockedStaff>(
    transaction,
    `select u.id, u.email, o.role, o.administrator_since, a.id as auth_identity_id,
            coalesce(${HAS_JOINED}, false) as has_joined
       from "user" u
       join auth_identity a on a.app_metadata ->> 'user_id' = u.id and a.deleted_at is null
       left join staff_role o on o.user_id = u.id
      where u.deleted_at is null`,
  )
}

/**
 * As `lockStaff`, for what only administration may do: the person may have lost the role since the request was let in.
 *
 * @throws AppError forbidden · unauthorized for who was taken out
 */
export async function lockStaffAsAdministrator(
  transaction: Knex,
  actor: Actor,
): Promise<LockedStaff[]> {
  const team = await lockStaff(transaction)
  const role = team.find(({ id }) => id === actor.id)?.role ?? null
  if (role === null) throw AppError.unauthorized()
  if (role !== 'administration') throw AppError.forbidden(roleRefusal(role))
  return team
}

/** Whether somebody is one; who was invited and has not come in yet is none so far. */
export const isAdministrator = ({ role, has_joined }: LockedStaff): boolean =>
  role === 'administration' && has_joined

/** @throws AppError not_found for anybody else */
export function staffOf(team: readonly LockedStaff[], id: string): LockedStaff {
  const person = team.find((one) => one.id === id)
  if (!person) throw AppError.notFound('Pessoa não encontrada')
  return person
}

/**
 * Whether nobody of the administration would be left. Whom a stolen session has let in takes nobody's place: who is new, or has
 * not come in yet, does not count as left.
 */
export function isLastAdministrator(team: readonly LockedStaff[], leaving: LockedStaff): boolean {
  const now = new Date()
  const stays = (one: LockedStaff) =>
    one.id !== leaving.id && isAdministrator(one) && !isNewOwner(one.administrator_since, now)
  return leaving.role === 'administration' && !team.some(stays)
}

/** @throws AppError conflict for the last administrator */
export function refuseLastAdministrator(team: readonly LockedStaff[], leaving: LockedStaff): void {
  if (isLastAdministrator(team, leaving)) throw AppError.conflict(LAST_ADMINISTRATOR)
}

/** @throws AppError forbidden when who became an administrator a few days ago acts against another one */
export function refuseNewAdministrator(
  team: readonly LockedStaff[],
  person: LockedStaff,
  actorId: string | null,
): void {
  if (person.role !== 'administration' || person.id === actorId) return
  const since = team.find(({ id }) => id === actorId)?.administrator_since ?? null
  if (isNewOwner(since, new Date())) throw AppError.forbidden(NEW_ADMINISTRATOR)
}
