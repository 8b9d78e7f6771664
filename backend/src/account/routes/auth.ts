import { SECOND_STEP_LIFETIME_SECONDS } from '#domain/limits'
import { afterAnswer } from '../../engine/http/afterAnswer'
import type { ActorType } from '../../engine/actor/actorType'
import type { Call, Handlers } from '../../engine/http/handlers'
import { AppError } from '../../engine/errors/AppError'
import { attemptSecret } from './attemptSecret'
import { enter } from './enter'
import {
  becomeFamiliar,
  countResetConfirmation,
  countResetRequest,
  limitRegistrations,
} from './loginLimits'
import { issueToken } from '../../engine/actor/sessionToken'
import { createIdentity } from '../writes/createIdentity'
import { confirmPasswordReset } from '../writes/confirm-password-reset'
import { signOut } from '../writes/end-sessions'
import { refuseWeakPassword } from '../writes/refuseWeakPassword'
import { requestPasswordReset } from '../writes/request-password-reset'
import { answerSecondStep, findSecondStep, openSecondStep } from '../writes/second-step'
import { signIn } from '../writes/sign-in'

/** Sign in (spec §7). With a second factor the answer has no token but a challenge for the second step. */
const signInAs = (actorType: ActorType) => async (call: Call<'POST /auth/seller/emailpass'>) => {
  const startedAt = new Date()
  const { container, body, origin } = call
  const { email } = body
  const person = await attemptSecret(call, { actorType, email, guessed: 'password' }, () =>
    signIn(container, { actorType, ...body, ipAddress: origin.ipAddress }),
  )
  // A provider is nobody here yet: the token opens nothing, and there is nothing to list or end.
  if (person.actorId === '' || actorType === 'provider')
    return { token: issueToken(person, { issuedAt: startedAt }) }
  const { authIdentityId } = person
  const challenge = await openSecondStep(container, { authIdentityId, actorType, startedAt })
  if (challenge !== null)
    return { second_factor: { challenge, expires_in: SECOND_STEP_LIFETIME_SECONDS } }
  const token = await enter(call, person, startedAt)
  await becomeFamiliar(container, { email, ipAddress: origin.ipAddress })
  return { token }
}

/** The second step of a sign-in: the code of the app, or a recovery code. */
const secondStepAs =
  (actorType: 'seller' | 'user') => async (call: Call<'POST /auth/seller/second-factor'>) => {
    const { container, knex, body, origin } = call
    const { challenge, code } = body
    const step = await findSecondStep(knex, { actorType, challenge })
    const { email, actorId, authIdentityId } = step.person
    await attemptSecret(call, { actorType, email, guessed: 'code' }, () =>
      answerSecondStep(container, { step, actorType, typed: code, origin }),
    )
    const token = await enter(call, { actorId, actorType, authIdentityId }, step.startedAt)
    await becomeFamiliar(container, { email, ipAddress: origin.ipAddress })
    return { token }
  }

/** Ends the session on the server: a copy of its token opens nothing any more. */
const signOutOf = async ({
  container,
  authIdentityId,
  session,
}: Call<'POST /auth/seller/sign-out'> | Call<'POST /auth/user/sign-out'>) => {
  await signOut(container, { authIdentityId, sessionId: session.id })
  return {}
}

/**
 * An e-mail and password without an account of ours yet (spec §7). It opens nothing: the token names no actor of ours,
 * and a real registration of the same e-mail removes the identity (no squatting). Staff are never made here.
 */
const registerAs =
  (actorType: ActorType) =>
  async ({ container, body, origin }: Call<'POST /auth/seller/emailpass/register'>) => {
    await limitRegistrations(container, origin.ipAddress)
    refuseWeakPassword('seller', body.password, { email: body.email }, 'password')
    const authIdentityId = await createIdentity(
      container,
      body.email,
      body.password,
      origin.ipAddress,
    )
    return { token: issueToken({ actorId: '', actorType, authIdentityId }) }
  }

/** No page of ours calls these routes: what they say of a failure is the specification's whole sentence (spec §8). */
async function calledProvider<Answer>(
  what: 'login' | 'register',
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError) error.message = `Failed to ${what} provider: ${error.message}`
    throw error
  }
}

/**
 * Asks for the mail with the link (spec §7). Whether anybody has the e-mail is looked up after the answer has gone, so
 * neither its content nor its time can tell (R18).
 */
const askForResetAs =
  (actorType: ActorType) =>
  async ({
    container,
    body,
    origin,
    response,
  }: Call<'POST /auth/seller/emailpass/reset-password'>) => {
    const { email } = body
    if (await countResetRequest(container, { email, ipAddress: origin.ipAddress }))
      afterAnswer(response, () => requestPasswordReset(container, { actorType, email }))
    return {}
  }

/** The new password, with the mail's link (spec §7). */
const confirmResetAs =
  (actorType: ActorType) =>
  async ({
    container,
    body,
    origin,
  }: Call<'POST /auth/seller/emailpass/reset-password/confirm'>) => {
    await countResetConfirmation(container, { email: body.email, ipAddress: origin.ipAddress })
    await confirmPasswordReset(container, { actorType, ...body, origin })
    return {}
  }

export const authHandlers = {
  'POST /auth/user/emailpass': signInAs('user'),
  'POST /auth/seller/emailpass': signInAs('seller'),
  'POST /auth/provider/emailpass': (call) => calledProvider('login', signInAs('provider')(call)),
  'POST /auth/user/second-factor': secondStepAs('user'),
  'POST /auth/seller/second-factor': secondStepAs('seller'),
  'POST /auth/user/sign-out': signOutOf,
  'POST /auth/seller/sign-out': signOutOf,
  'POST /auth/seller/emailpass/register': registerAs('seller'),
  'POST /auth/provider/emailpass/register': (call) =>
    calledProvider('register', registerAs('provider')(call)),
  'POST /auth/user/emailpass/reset-password': askForResetAs('user'),
  'POST /auth/seller/emailpass/reset-password': askForResetAs('seller'),
  'POST /auth/user/emailpass/reset-password/confirm': confirmResetAs('user'),
  'POST /auth/seller/emailpass/reset-password/confirm': confirmResetAs('seller'),
} satisfies Partial<Handlers>
