import type {
  SecondFactorConfirmRequest,
  PasswordAgainRequest,
} from '#domain/account/secondFactorWire'
import { env } from '../../env'
import { AppError } from '../../engine/errors/AppError'
import type { Call, Handlers } from '../../engine/http/handlers'
import { isSecondFactorRequired, REQUIRED_STAYS } from '../../engine/actor/secondFactorRequired'
import { findSecondFactor } from '../reads/findSecondFactor'
import { listSessions } from '../reads/listSessions'
import { attemptSecret } from './attemptSecret'
import { changeOwnPassword } from './changeOwnPassword'
import { confirmPassword } from './confirmPassword'
import { removeSecondFactor, renewRecoveryCodes } from '../writes/change'
import { beginSecondFactor, confirmSecondFactor } from '../writes/set-up'
import { endOtherSessions, endSession, type SessionOwner } from '../writes/end-sessions'

/** Anybody who is signed in, of either kind, with what the route has read of the request. */
type OwnCall<Body = undefined> = Pick<
  Call<'GET /vendor/sessions'>,
  'actor' | 'authIdentityId' | 'container' | 'knex' | 'origin' | 'response' | 'session'
> & { body: Body } & (
    | Pick<Call<'GET /vendor/sessions'>, 'member' | 'seller'>
    | Pick<Call<'GET /admin/sessions'>, 'user'>
  )

const ownerOf = (call: OwnCall<unknown>): SessionOwner => ({
  authIdentityId: call.authIdentityId,
  sessionId: call.session.id,
  actor: call.actor,
  sellerId: 'seller' in call ? call.seller.id : null,
})

const emailOf = (call: OwnCall<unknown>): string =>
  'member' in call ? call.member.email : call.user.email

const typeOf = (call: OwnCall<unknown>): 'seller' | 'user' => call.actor.type

const sessions = (call: OwnCall<unknown>) =>
  listSessions(call.knex, call.authIdentityId, {
    reader: { sessionId: call.session.id, ipAddress: call.origin.ipAddress },
    idleMinutes: typeOf(call) === 'user' ? env.WINEX_STAFF_IDLE_MINUTES : 0,
  })

const endOne = async (call: OwnCall<unknown> & { params: { id: string } }) => {
  await endSession(call.container, ownerOf(call), call.params.id)
  return sessions(call)
}

const endOthers = async (call: OwnCall<unknown>) => {
  await endOtherSessions(call.container, ownerOf(call))
  return sessions(call)
}

const secondFactor = (call: OwnCall<unknown>) =>
  findSecondFactor(call.knex, call.authIdentityId, isSecondFactorRequired(typeOf(call)))

const askPassword = (call: OwnCall<PasswordAgainRequest>) =>
  confirmPassword(call, {
    actorType: typeOf(call),
    email: emailOf(call),
    password: call.body.password,
  })

const begin = async (call: OwnCall<PasswordAgainRequest>) => {
  await askPassword(call)
  const { authIdentityId, container } = call
  return beginSecondFactor(container, { authIdentityId, email: emailOf(call) })
}

const confirm = async (call: OwnCall<SecondFactorConfirmRequest>) => {
  const attempt = { actorType: typeOf(call), email: emailOf(call), guessed: 'code' } as const
  const recovery_codes = await attemptSecret(call, attempt, () =>
    confirmSecondFactor(call.container, ownerOf(call), call.body.code),
  )
  return { ...(await secondFactor(call)), recovery_codes }
}

const renewCodes = async (call: OwnCall<PasswordAgainRequest>) => {
  await askPassword(call)
  const recovery_codes = await renewRecoveryCodes(call.container, ownerOf(call))
  return { ...(await secondFactor(call)), recovery_codes }
}

const remove = async (call: OwnCall<PasswordAgainRequest>) => {
  if (isSecondFactorRequired(typeOf(call))) throw AppError.forbidden(REQUIRED_STAYS)
  await askPassword(call)
  await removeSecondFactor(call.container, ownerOf(call))
  return secondFactor(call)
}

/** The own sessions and the own second factor: the same for sellers and staff. */
export const securityHandlers = {
  'GET /vendor/sessions': sessions,
  'DELETE /vendor/sessions/:id': endOne,
  'POST /vendor/sessions/end-others': endOthers,
  'GET /vendor/second-factor': secondFactor,
  'POST /vendor/second-factor': begin,
  'POST /vendor/second-factor/confirm': confirm,
  'POST /vendor/second-factor/recovery-codes': renewCodes,
  'POST /vendor/second-factor/remove': remove,
  'GET /admin/me': ({ user }) => ({ user }),
  'POST /admin/me/password': (call) =>
    changeOwnPassword(call, {
      actorType: 'user',
      actorId: call.user.id,
      email: call.user.email,
    }),
  'GET /admin/sessions': sessions,
  'DELETE /admin/sessions/:id': endOne,
  'POST /admin/sessions/end-others': endOthers,
  'GET /admin/second-factor': secondFactor,
  'POST /admin/second-factor': begin,
  'POST /admin/second-factor/confirm': confirm,
  'POST /admin/second-factor/recovery-codes': renewCodes,
  'POST /admin/second-factor/remove': remove,
} satisfies Partial<Handlers>
