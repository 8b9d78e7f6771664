import { apiClient } from '../shared/http/apiClient'
import type { ConfigResponse } from '#domain/wire/config'
import { areaOf } from '#domain/session'
import { ApiError } from '../shared/http/ApiError'
import { readToken } from './readToken'
import { clearSession, keepPublishableKey, rememberEmail, startSession } from './session'

export type SignInActor = 'seller' | 'user'

export interface Credentials {
  email: string
  password: string
}

/** Asks the engine for a token; nothing is stored yet. Throws ApiError with the server's message. */
export async function requestToken(actor: SignInActor, credentials: Credentials): Promise<string> {
  const { token } = await apiClient<{ token?: string }>(`/auth/${actor}/emailpass`, {
    method: 'POST',
    body: { email: credentials.email.trim(), password: credentials.password },
    anonymous: true,
  })
  if (!token) throw new ApiError('', 500)
  return token
}

/**
 * Signs in and stores both cookies.
 *
 * @returns the actor type, or null when the token cannot be read: then nothing is stored
 */
export async function signIn(actor: SignInActor, credentials: Credentials): Promise<string | null> {
  return beginSession(await requestToken(actor, credentials), credentials.email.trim())
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
    const config = await apiClient<Partial<ConfigResponse>>('/public/config', {
      anonymous: true,
    })
    if (config.publishable_key) keepPublishableKey(config.publishable_key)
  } catch {
    // the next sign-in tries again
  }
}
