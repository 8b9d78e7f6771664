import { z } from 'zod'
import { timestamp } from '../wire/common'

/** One open session of the signed-in person. */
export const session = z.object({
  id: z.string(),
  /** Browser and system in words, 'Chrome no Windows'. */
  device: z.string(),
  ip_address: z.string(),
  /** Whether it was opened from the network from which the list is read. */
  is_same_network: z.boolean(),
  created_at: timestamp,
  /** Exact to the minute. */
  last_used_at: timestamp,
  /** The session that reads the list. */
  is_current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** GET /vendor/sessions, GET /admin/sessions, and the answer to every change of them: last used first. */
export const sessionsResponse = z.object({ sessions: z.array(session) })
export type SessionsResponse = z.infer<typeof sessionsResponse>
