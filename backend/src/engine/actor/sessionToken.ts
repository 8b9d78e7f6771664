import { createSecretKey, randomUUID } from 'node:crypto'
import { sign, verify } from 'jsonwebtoken'
import { COOKIE_LIFETIME_SECONDS } from '#domain/limits'
import { env } from '../../env'

/** As a key object: from a string, `verify` first tries to read a public key each time, which costs more than the rest. */
const secret = createSecretKey(Buffer.from(env.WINEX_JWT_SECRET))

/** What a verified token says. `issuedAt` has milliseconds, so that a session floor cuts exactly. */
export interface SessionToken {
  actorId: string
  actorType: string
  authIdentityId: string
  issuedAt: Date
  expiresAt: Date
  /** Names the session's record. Of a token of the version before, which had no sessions, its own id. */
  sessionId: string | null
  /** False for a token of the version before: it may have no record yet, and lives until its `exp`. */
  needsRecord: boolean
}

/** Whom a token is issued to; an empty `actorId` is nobody here yet and opens nothing. */
export interface TokenActor {
  actorId: string
  actorType: string
  authIdentityId: string
}

/**
 * Issues a token of 7 days. The names inside are the engine's, which reads it as well. Of a person it is only made
 * with their session (`startSession`).
 *
 * @param issuedAt moment before the password was looked at: if it is changed meanwhile, the session floor
 *   cuts this token as well (R18)
 */
export function issueToken(
  actor: TokenActor,
  { issuedAt = new Date(), sessionId }: { issuedAt?: Date; sessionId?: string } = {},
): string {
  const now = issuedAt.getTime() / 1000
  return sign(
    {
      actor_id: actor.actorId,
      actor_type: actor.actorType,
      auth_identity_id: actor.authIdentityId,
      auth_provider: 'emailpass',
      app_metadata: { [`${actor.actorType}_id`]: actor.actorId },
      user_metadata: {},
      iat: now,
      exp: expirySeconds(issuedAt),
      jti: randomUUID(),
      ...(sessionId ? { sid: sessionId } : {}),
    },
    secret,
    { algorithm: 'HS256' },
  )
}

const expirySeconds = (issuedAt: Date): number =>
  Math.floor(issuedAt.getTime() / 1000) + COOKIE_LIFETIME_SECONDS

/** When a token issued then ends by itself. */
export const tokenExpiry = (issuedAt: Date): Date => new Date(expirySeconds(issuedAt) * 1000)

/**
 * Reads `Authorization: Bearer …`. Malformed, forged, expired, of another algorithm, without exp (R39)
 * or without an actor: null.
 */
export function readToken(authorization: string | undefined): SessionToken | null {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) return null
  try {
    const claims = verify(token, secret, {
      algorithms: ['HS256'],
      ignoreExpiration: false,
    })
    if (
      typeof claims === 'string' ||
      typeof claims.exp !== 'number' ||
      typeof claims.iat !== 'number'
    )
      return null
    const {
      actor_id: actorId,
      actor_type: actorType,
      auth_identity_id: authIdentityId,
      sid,
      jti,
    } = claims as Record<string, unknown>
    if (typeof actorId !== 'string' || actorId === '' || typeof actorType !== 'string') return null
    if (typeof authIdentityId !== 'string') return null
    const needsRecord = sid !== undefined
    const sessionId = needsRecord ? sid : jti
    return {
      actorId,
      actorType,
      authIdentityId,
      issuedAt: new Date(Math.round(claims.iat * 1000)),
      expiresAt: new Date(claims.exp * 1000),
      sessionId: typeof sessionId === 'string' ? sessionId : null,
      needsRecord,
    }
  } catch {
    return null
  }
}
