import { newIdempotencyKey } from '../kit/http/newIdempotencyKey'

const KEY = 'winex.device'

/**
 * Sent when a session begins: a random mark by which this browser is recognised at its next sign-in, so that only
 * strange devices are mailed about. Without storage there is none.
 */
export function deviceHeaders(): Record<string, string> {
  try {
    const mark = localStorage.getItem(KEY) ?? newIdempotencyKey()
    localStorage.setItem(KEY, mark)
    return { 'X-Winex-Device': mark }
  } catch {
    return {}
  }
}
