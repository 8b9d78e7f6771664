import { jwtDecode } from 'jwt-decode'
import { readSession, type Session } from '#domain/account/session'

/** What a token says now; nothing is verified, the server does that on every call. */
export const readToken = (token: string | undefined): Session =>
  readSession(token, jwtDecode, Date.now())

/** Whose token it is, also when it is past its `exp`; undefined when it cannot be read. */
export function actorIdOf(token: string | undefined): string | undefined {
  if (!token) return undefined
  try {
    return jwtDecode<{ actor_id?: string }>(token).actor_id
  } catch {
    return undefined
  }
}
