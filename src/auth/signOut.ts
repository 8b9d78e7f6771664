import { callRoute } from '../kit/http/callRoute'
import { forgetLists } from '../kit/list/listAddress'
import { clearSession, sessionHeaders } from './session'
import type { SignInActor } from './signIn'

/**
 * Ends the session here at once, and on the server as soon as it hears of it. Nobody waits for the server: without a
 * connection one signs out of this device all the same.
 */
export function signOut(actor: SignInActor) {
  const headers = sessionHeaders()
  clearSession()
  forgetLists()
  if (!headers.Authorization) return
  callRoute(`POST /auth/${actor}/sign-out`, {
    body: {},
    headers,
    anonymous: true,
    keepalive: true,
  }).catch(() => undefined)
}
