import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { accessNotice, canWrite } from '#domain/sellers/seller'
import { isNewOwner, isOwner, LAST_OWNER, NEW_OWNER, OWNER_ONLY } from '#domain/team/memberRoles'
import type { Actor } from '../../engine/actor/actor'
import { AppError } from '../../engine/errors/AppError'

export interface LockedMember {
  id: string
  email: string
  name: string
  role: 'owner' | 'member'
  /** Since when an owner by invitation or promotion is one. */
  owner_since: Date | null
  auth_identity_id: string
}

/**
 * The people of a seller, whose row is locked until the transaction ends: two owners cannot remove each other at
 * the same moment.
 */
export async function lockTeam(transaction: Knex, sellerId: string): Promise<LockedMember[]> {
  await transaction('seller').where({ id: sellerId }).forUpdate().first('id')
  return (await transaction('seller_member')
    .where({ seller_id: sellerId })
    .whereNull('deleted_at')
    .select('id', 'email', 'name', 'role', 'owner_since', 'auth_identity_id')) as LockedMember[]
}

/**
 * As `lockTeam`, for what only an owner may do: the person may have lost the role, and the company its account, since the request
 * was let in.
 *
 * @throws AppError forbidden
 */
export async function lockTeamAsOwner(
  transaction: Knex,
  { sellerId, actor }: { sellerId: string; actor: Actor },
  what: keyof typeof OWNER_ONLY,
): Promise<LockedMember[]> {
  const team = await lockTeam(transaction, sellerId)
  if (!team.some((one) => one.id === actor.id && isOwner(one)))
    throw AppError.forbidden(OWNER_ONLY[what])
  const { store_status } = (await transaction('seller')
    .where({ id: sellerId })
    .first('store_status')) as { store_status: string }
  // of a company that was stopped nobody is let in
  if (what === 'team' && !canWrite(store_status))
    throw AppError.forbidden(accessNotice(store_status)?.text ?? OWNER_ONLY[what])
  return team
}

/**
 * One of the team.
 *
 * @throws AppError not_found for anybody else (R42)
 */
export function memberOf(team: readonly LockedMember[], memberId: string): LockedMember {
  const member = team.find(({ id }) => id === memberId)
  if (!member) throw AppError.notFound()
  return member
}

/** @throws AppError conflict when nobody would be left to sign and to invite */
export function refuseLastOwner(team: readonly LockedMember[], leaving: LockedMember): void {
  if (isOwner(leaving) && team.filter(isOwner).length === 1) throw AppError.conflict(LAST_OWNER)
}

/**
 * A stolen session makes an owner in a minute; against the others this one waits, so that they notice in time.
 * @throws AppError forbidden when the actor became an owner a few days ago
 */
export function refuseNewOwner(team: readonly LockedMember[], actorId: string): void {
  const since = team.find(({ id }) => id === actorId)?.owner_since ?? null
  if (isNewOwner(since, new Date())) throw AppError.forbidden(NEW_OWNER)
}

/** @throws AppError forbidden when a new owner acts against another owner */
export function refuseAgainstOwner(
  team: readonly LockedMember[],
  member: LockedMember,
  actorId: string,
): void {
  if (isOwner(member) && member.id !== actorId) refuseNewOwner(team, actorId)
}
