/** Who a token belongs to (spec §3, §4 Session). */
export type Session =
  | { state: 'unauthenticated' }
  | { state: 'expired'; reason: 'malformed' | 'expired' }
  | { state: 'authenticated'; actorType: string | null }

export interface TokenPayload {
  /** Seconds since the epoch. */
  exp?: unknown
  actor_type?: unknown
}

/**
 * Reads the session from a token: no token, a malformed or past one, or a valid one with its actor type.
 * A token without exp is valid for the client (spec §4, R39). `decode` throws on what it cannot read;
 * `now` in milliseconds.
 */
export function readSession(
  token: string | null | undefined,
  decode: (token: string) => unknown,
  now: number,
): Session {
  if (!token) return { state: 'unauthenticated' }
  if (token.split('.').length !== 3) return { state: 'expired', reason: 'malformed' }
  let payload: unknown
  try {
    payload = decode(token)
  } catch {
    return { state: 'expired', reason: 'malformed' }
  }
  if (typeof payload !== 'object' || payload === null) {
    return { state: 'expired', reason: 'malformed' }
  }
  const { exp, actor_type: actorType } = payload as TokenPayload
  if (exp !== undefined && exp !== null) {
    if (typeof exp !== 'number') return { state: 'expired', reason: 'malformed' }
    if (exp * 1000 <= now) return { state: 'expired', reason: 'expired' }
  }
  return { state: 'authenticated', actorType: typeof actorType === 'string' ? actorType : null }
}

/** The area that an actor type opens: seller the portal, user (staff) the admin area, others none (spec §6). */
export function areaOf(actorType: string | null | undefined): 'portal' | 'admin' | null {
  if (actorType === 'seller') return 'portal'
  return actorType === 'user' ? 'admin' : null
}
