import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Request } from 'express'
import { isRoleAllowed, roleRefusal } from '#domain/staff/staffRoles'
import type { RouteDeclaration } from '#domain/routes/declaration'
import { accessNotice, canUseAccount, canWrite } from '#domain/sellers/seller'
import { AppError } from '../errors/AppError'
import type { StaffContext, SellerContext } from '../actor/callers'
import { deviceMark } from './deviceMark'
import type { RequestOrigin } from '../actor/requestOrigin'
import { ownerOnly } from '../actor/ownerOnly'
import { mustSetUpSecondFactor, SET_UP_FIRST } from '../actor/secondFactorRequired'
import type { Actor } from '../actor/actor'
import { noteUse } from '../actor/note-use'
import { loadStaff } from '../actor/loadStaff'
import { loadSeller } from '../actor/loadSeller'
import { requireStepUp } from '../actor/stepUp'
import { readToken, type SessionToken } from '../actor/sessionToken'

/** The person behind a request; empty for a route that anybody may call. */
export type Caller =
  | (SellerContext & { actor: Actor })
  | (StaffContext & { actor: Actor })
  | Record<never, never>

/**
 * Lets a request in by its route's declaration: actor, status of the seller, role of the member.
 *
 * @throws AppError unauthorized without a valid token of the right actor type · forbidden, in words for the person
 */
export async function admit(
  knex: Knex,
  declaration: RouteDeclaration,
  request: Request,
  origin: RequestOrigin,
): Promise<Caller> {
  if (declaration.actor === 'anyone') return {}
  const token = readToken(request.headers.authorization)
  if (token?.actorType !== declaration.actor) throw AppError.unauthorized()
  const caller =
    declaration.actor === 'user'
      ? await admitStaff(knex, declaration, token, origin)
      : await admitVendor(knex, declaration, token, { origin, reads: isRead(request) })
  requireStepUp(declaration, caller.session)
  await noteUse(
    knex,
    {
      ...caller.session,
      actorType: declaration.actor,
      authIdentityId: caller.authIdentityId,
    },
    {
      origin: { ...origin, deviceMark: deviceMark(request) },
      now: new Date(),
      isBackground: isBackground(request),
    },
  )
  return caller
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

/** What a page reads by itself, with nobody before it, is no use of the session. */
const isBackground = (request: Request): boolean =>
  isRead(request) && request.headers['x-winex-background'] === '1'

async function admitStaff(
  knex: Knex,
  declaration: RouteDeclaration,
  token: SessionToken,
  origin: RequestOrigin,
): Promise<StaffContext & { actor: Actor }> {
  const staff = await loadStaff(knex, token)
  if (!staff) throw AppError.unauthorized()
  if (!declaration.beforeSecondFactor && mustSetUpSecondFactor(staff))
    throw AppError.forbidden(SET_UP_FIRST)
  const { id, email, role } = staff.user
  if (!isRoleAllowed(role, declaration.roles)) throw AppError.forbidden(roleRefusal(role))
  return { ...staff, actor: { type: 'user', id, email, origin } }
}

async function admitVendor(
  knex: Knex,
  declaration: RouteDeclaration,
  token: SessionToken,
  { origin, reads }: { origin: RequestOrigin; reads: boolean },
): Promise<SellerContext & { actor: Actor }> {
  const vendor = await loadSeller(knex, token)
  if (!vendor) throw AppError.unauthorized()
  const { seller, member } = vendor
  if (!reads && !canWrite(seller.store_status) && !isOpenAnyway(declaration, seller.store_status))
    throw AppError.forbidden(accessNotice(seller.store_status)?.text ?? 'Ação não permitida.')
  if (declaration.owner) ownerOnly(member, declaration.owner)
  return { ...vendor, actor: { type: 'seller', id: member.id, email: member.email, origin } }
}

/** The writes that are left to a seller who may only read (R14, R45). */
const isOpenAnyway = (
  { openToInactive, openToBlocked }: RouteDeclaration,
  storeStatus: string,
): boolean => (openToInactive && canUseAccount(storeStatus)) || openToBlocked === true
