import { z } from 'zod'

import { FAILED_MAIL_STATUS_KEYS } from './mail'
import { listQuery, listResponse, timestamp } from '../wire/common'

/** A mail that the mail server has refused at least once. Its text is not shown: it may hold a link that signs in. */
export const failedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  seller: z.object({ id: z.string(), name: z.string() }).nullable(),
  status: z.enum(FAILED_MAIL_STATUS_KEYS),
  attempts: z.number(),
  last_error: z.string(),
  /** Null when no further attempt is planned. */
  next_attempt_at: timestamp.nullable(),
  /** False when the link in it has ended. */
  can_retry: z.boolean(),
  created_at: timestamp,
})
export type FailedMail = z.infer<typeof failedMail>

/** GET /admin/mails: the newest first. */
export const failedMailListQuery = listQuery(['created_at'], {})
export type FailedMailListQuery = z.infer<typeof failedMailListQuery>

export const failedMailListResponse = listResponse(
  'mails',
  failedMail,
  z.object({
    /** Mails that nobody tries to send any more. */
    gave_up: z.number(),
    retrying: z.number(),
  }),
)
export type FailedMailListResponse = z.infer<typeof failedMailListResponse>

/** The answer of both buttons: the mail has left the list, or waits for its next attempt. */
export const failedMailResponse = z.object({ id: z.string() })
