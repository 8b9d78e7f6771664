import { callRoute } from '../../kit/http/callRoute'
import type { SignInActor } from '../signIn'

/** What the link of the recovery e-mail carries. */
export interface ResetLink {
  token: string
  email: string
  actor: SignInActor
}

/** Asks for the recovery e-mail (spec §7). The answer is the same whether or not anybody has this e-mail (R18). */
export async function requestReset(actor: SignInActor, email: string): Promise<void> {
  await callRoute(`POST /auth/${actor}/emailpass/reset-password`, {
    body: { email: email.trim() },
    anonymous: true,
    failure: 'Failed to send reset email',
  })
}

/** Sets the new password with the link of the e-mail (spec §7). Throws ApiError with the server's message. */
export async function confirmReset(
  { actor, token, email }: ResetLink,
  password: string,
): Promise<void> {
  await callRoute(`POST /auth/${actor}/emailpass/reset-password/confirm`, {
    body: { password, token, email },
    anonymous: true,
    failure: 'Failed to reset password',
  })
}
