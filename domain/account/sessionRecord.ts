/** What the server knows of a session beside its token. */
export interface SessionRecord {
  expiresAt: Date
  lastUsedAt: Date
  endedAt: Date | null
  /** The session floor of the person is compared with this: the moment before the password was looked at. */
  validFrom: Date
}

const MINUTE_MS = 60_000

/**
 * Whether a session still opens its area.
 *
 * @param idleMinutes after how long without use it ends by itself; 0 means never
 * @param floor sessions of the person that began earlier have ended (R18)
 */
export function isSessionOpen(
  session: SessionRecord,
  { now, floor, idleMinutes }: { now: Date; floor: Date | null; idleMinutes: number },
): boolean {
  if (session.endedAt !== null || session.expiresAt <= now) return false
  if (floor !== null && session.validFrom < floor) return false
  return idleMinutes === 0 || !isIdle(session, now, idleMinutes)
}

const isIdle = ({ lastUsedAt }: SessionRecord, now: Date, minutes: number): boolean =>
  now.getTime() - lastUsedAt.getTime() >= minutes * MINUTE_MS

/** The last use is written down once a minute at most, so that reading costs no write. */
export const isUseDue = (lastUsedAt: Date, now: Date): boolean =>
  now.getTime() - lastUsedAt.getTime() >= MINUTE_MS
