import { callRoute } from '../kit/http/callRoute'
import type { SignInActor } from './signIn'

/**
 * Ends a session on the server, as soon as it hears of it; nobody waits for that.
 * @param headers those of the session; without a token nothing is sent
 */
export function endOnServer(actor: SignInActor, headers: Record<string, string>) {
  if (!headers.Authorization) return
  callRoute(`POST /auth/${actor}/sign-out`, {
    body: {},
    headers,
    anonymous: true,
    keepalive: true,
  }).catch(() => undefined)
}
