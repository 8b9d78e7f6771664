import { afterAnswer } from '../http/afterAnswer'
import type { ActorType } from '../http/actorType'
import type { Call, Handlers } from '../http/handlers'
import {
  countResetConfirmation,
  countResetRequest,
  countSignIn,
  forgiveSignIn,
  limitRegistrations,
} from '../server/loginLimits'
import { issueToken } from '../server/sessionToken'
import { createIdentity } from '../workflows/sellers/sellerIdentity'
import { confirmPasswordReset } from '../workflows/sessions/confirm-password-reset'
import { requestPasswordReset } from '../workflows/sessions/request-password-reset'
import { signIn } from '../workflows/sessions/sign-in'

/** Sign in (spec §7). */
const signInAs =
  (actorType: ActorType) =>
  async ({ container, body, origin }: Call<'POST /auth/seller/emailpass'>) => {
    const startedAt = new Date()
    const attempt = { email: body.email, ipAddress: origin.ipAddress }
    await countSignIn(container, attempt)
    const actor = await signIn(container, { actorType, ...body })
    await forgiveSignIn(container, attempt)
    return { token: issueToken(actor, startedAt) }
  }

/**
 * An e-mail and password that nobody stands behind yet (spec §7). It opens nothing: the token names no actor of ours,
 * and a real registration of the same e-mail removes the identity (no squatting). Staff are never made here.
 */
const registerAs =
  (actorType: ActorType) =>
  async ({ container, body, origin }: Call<'POST /auth/seller/emailpass/register'>) => {
    await limitRegistrations(container, origin.ipAddress)
    const authIdentityId = await createIdentity(container, body.email, body.password)
    return { token: issueToken({ actorId: '', actorType, authIdentityId }) }
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
  'POST /auth/provider/emailpass': signInAs('provider'),
  'POST /auth/seller/emailpass/register': registerAs('seller'),
  'POST /auth/provider/emailpass/register': registerAs('provider'),
  'POST /auth/user/emailpass/reset-password': askForResetAs('user'),
  'POST /auth/seller/emailpass/reset-password': askForResetAs('seller'),
  'POST /auth/user/emailpass/reset-password/confirm': confirmResetAs('user'),
  'POST /auth/seller/emailpass/reset-password/confirm': confirmResetAs('seller'),
} satisfies Partial<Handlers>
