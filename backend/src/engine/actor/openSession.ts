import { isSessionOpen, type SessionRecord } from '#domain/account/sessionRecord'
import type { SessionToken } from './sessionToken'

/** The session that a request came with. */
export interface CallerSession {
  /** Null only for a token of the version before that has no id. */
  id: string | null
  /** Null for a session that has no record yet. */
  lastUsedAt: Date | null
  /** From which it was used last; null for a session that has no record yet. */
  network: string | null
  expiresAt: Date
  /** When its token was issued. */
  issuedAt: Date
}

/** What the statement that loads a caller reads of the session, null where there is no record. */
export interface SessionColumns {
  not_before: Date | null
  session_id: string | null
  valid_from: Date | null
  ended_at: Date | null
  expires_at: Date | null
  last_used_at: Date | null
  network: string | null
}

/** `f` and `w` of the joins below. */
export const SESSION_COLUMNS =
  'f.not_before, w.id as session_id, w.valid_from, w.ended_at, w.expires_at, w.last_used_at, w.network'

/** Floor and record of a session, in the one statement that loads the caller. */
export const sessionJoins = ({ identity, sessionId }: { identity: string; sessionId: string }) => `
    left join session_floor f on f.auth_identity_id = ${identity}
    left join sign_in_session w on w.id = ${sessionId} and w.auth_identity_id = ${identity}`

/**
 * The caller's session, or null when it has ended: signed out, ended from another device, idle, expired, below the
 * person's floor, or unknown here.
 *
 * @param idleMinutes 0 means that idleness ends nothing
 */
export function openSession(
  row: SessionColumns,
  token: SessionToken,
  { now, idleMinutes }: { now: Date; idleMinutes: number },
): CallerSession | null {
  const { issuedAt, sessionId } = token
  const record = recordOf(row)
  if (!record) {
    if (token.needsRecord || (row.not_before && issuedAt < row.not_before)) return null
    return { id: sessionId, lastUsedAt: null, network: null, expiresAt: token.expiresAt, issuedAt }
  }
  if (!isSessionOpen(record, { now, floor: row.not_before, idleMinutes })) return null
  const { lastUsedAt, expiresAt } = record
  return { id: sessionId, lastUsedAt, network: row.network, expiresAt, issuedAt }
}

function recordOf(row: SessionColumns): SessionRecord | null {
  const { valid_from, expires_at, last_used_at, ended_at } = row
  if (!valid_from || !expires_at || !last_used_at) return null
  return {
    validFrom: valid_from,
    expiresAt: expires_at,
    lastUsedAt: last_used_at,
    endedAt: ended_at,
  }
}
