import { z } from 'zod'
import { timestamp } from '../wire/common'

/** One wine that waits for staff. */
export const waitingWine = z.object({
  id: z.string(),
  title: z.string(),
  seller_name: z.string().nullable(),
  /** A wine waits from its creation on (R20). */
  waiting_since: timestamp,
})
export type WaitingWine = z.infer<typeof waitingWine>

/** GET /admin/reviews: the wines with status proposed, oldest first. */
export const reviewQueueResponse = z
  .object({
    wines: z.array(waitingWine),
    /** All that wait, also those beyond the answer. */
    count: z.number(),
    /** From creation to decision, half of the last decisions are quicker; null before the first. */
    median_minutes: z.number().nullable(),
  })
  .meta({ id: 'ReviewQueue' })
export type ReviewQueue = z.infer<typeof reviewQueueResponse>
