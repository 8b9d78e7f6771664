import { isOwner, OWNER_ONLY } from '#domain/team/memberRoles'
import { AppError } from '../errors/AppError'
import type { SellerContext } from './callers'

/**
 * What only an owner of the seller may do (issue 6 Team).
 *
 * @throws AppError forbidden, in words for the member
 */
export function ownerOnly(member: SellerContext['member'], what: keyof typeof OWNER_ONLY): void {
  if (!isOwner(member)) throw AppError.forbidden(OWNER_ONLY[what])
}
