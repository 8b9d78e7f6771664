import { jwtDecode } from 'jwt-decode'

/** What a session token says (spec §4 Session). */
export type TokenState =
  | { kind: 'unauthenticated' }
  /** Malformed, or past its `exp`: the credentials have to go. */
  | { kind: 'expired'; actorId?: string }
  | { kind: 'authenticated'; actorType: string | undefined; actorId: string | undefined }

interface Payload {
  /** Seconds since 1970. */
  exp?: unknown
  actor_type?: unknown
  actor_id?: unknown
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * Reads a token without verifying it: the server does that on every call.
 * A token without `exp` counts as valid here (R39). `now` in milliseconds.
 */
export function tokenState(token: string | undefined, now: number): TokenState {
  if (!token) return { kind: 'unauthenticated' }
  const payload = decode(token)
  if (!payload) return { kind: 'expired' }
  const actorId = text(payload.actor_id)
  if (payload.exp !== undefined) {
    if (typeof payload.exp !== 'number' || payload.exp * 1000 <= now) {
      return { kind: 'expired', actorId }
    }
  }
  return { kind: 'authenticated', actorType: text(payload.actor_type), actorId }
}

function decode(token: string): Payload | undefined {
  if (token.split('.').length !== 3) return undefined
  try {
    const payload: unknown = jwtDecode(token)
    return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
      ? payload
      : undefined
  } catch {
    return undefined
  }
}
