import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'

export const NEW_PASSWORD = 'Outono2027'

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
