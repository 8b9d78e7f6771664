import { CACHE_STALE_MS } from '#domain/limits'
import { callRoute } from '../kit/http/callRoute'

let checkedAt = 0

/**
 * The spec's session check, GET /vendor/me/context, at most every 5 minutes and in the background: a 401 asks for
 * the password by itself, and any other failure says nothing about the session.
 */
export function checkPortalSession() {
  const now = Date.now()
  if (now - checkedAt < CACHE_STALE_MS) return
  checkedAt = now
  callRoute('GET /vendor/me/context').catch(() => undefined)
}
