import { callRoute } from '../kit/http/callRoute'
import { areaOf } from '#domain/account/session'
import { ApiError } from '../kit/http/ApiError'
import { deviceHeaders } from './deviceMark'
import { readToken } from './readToken'
import { clearSession, keepPublishableKey, rememberEmail, startSession } from './session'

export type SignInActor = 'seller' | 'user'

export interface Credentials {
  email: string
  password: string
}

/** What the engine answers to a right password: a token, or the question for the second factor. */
export type SignInAnswer = { token: string } | { challenge: string }

/** Asks the engine for a token; nothing is stored yet. Throws ApiError with the server's message. */
export async function requestSignIn(
  actor: SignInActor,
  credentials: Credentials,
): Promise<SignInAnswer> {
  const answer = await callRoute(`POST /auth/${actor}/emailpass`, {
    body: { email: credentials.email.trim(), password: credentials.password },
    headers: deviceHeaders(),
    anonymous: true,
  })
  if ('second_factor' in answer) return { challenge: answer.second_factor.challenge }
  if (!answer.token) throw new ApiError('', 500)
  return { token: answer.token }
}

/** Stores the token of a sign-in or a registration, and the publishable key. */
export async function beginSession(token: string, email: string): Promise<string | null> {
  const session = readToken(token)
  const actorType = session.state === 'authenticated' ? session.actorType : null
  if (!areaOf(actorType)) {
    clearSession()
    return null
  }
  startSession(token)
  rememberEmail(email)
  await loadPublishableKey()
  return actorType
}

/** The key is optional (spec §3): without it the areas still work, so a failure stops nobody. */
async function loadPublishableKey() {
  try {
    const config = await callRoute('GET /public/config', { anonymous: true })
    if (config.publishable_key) keepPublishableKey(config.publishable_key)
  } catch {
    // the next sign-in tries again
  }
}
