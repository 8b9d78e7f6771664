import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isOwner, LAST_OWNER } from '#domain/team/memberRoles'
import { AppError } from '../../engine/errors/AppError'

export interface LockedMember {
  id: string
  email: string
  name: string
  role: 'owner' | 'member'
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
    .select('id', 'email', 'name', 'role', 'auth_identity_id')) as LockedMember[]
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
