import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { buildRegistration } from '../registration/buildRegistration'

export const OLD_PASSWORD = 'Vindima2026'
export const NEW_PASSWORD = 'Outono2027'

/** A new seller of one's own, signed in. */
export async function startSeller(): Promise<{ email: string; token: string }> {
  const { member, ...company } = buildRegistration({ member: { password: OLD_PASSWORD } })
  const answer = await call<{ token: string }>('/public/vendor/register', {
    body: { ...company, member },
  })
  return { email: member.email, token: answer.body.token }
}

export const requestReset = (email: string) =>
  call('/auth/seller/emailpass/reset-password', { body: { email } })

export const confirmReset = (body: { token: string; email: string; password: string }) =>
  call<{ type: string; message: string; errors?: Record<string, string> }>(
    '/auth/seller/emailpass/reset-password/confirm',
    { body },
  )

/** Asks for a link and reads it from the mail; `count` is the how-manieth mail of this person it is. */
export async function receiveLink(email: string, count = 1): Promise<string> {
  await requestReset(email)
  const { link } = await waitForMail(email, 'crie uma nova senha', count)
  return link.searchParams.get('token') ?? ''
}

/** Status of signing in. */
export async function signInStatus(email: string, password: string): Promise<number> {
  return (await call('/auth/seller/emailpass', { body: { email, password } })).status
}

/** Status of a call with a session. */
export async function sessionStatus(token: string): Promise<number> {
  return (await call('/vendor/me', { token })).status
}
