import { z } from 'zod'
import { id, timestamp } from '../wire/common'
import { SALE_LACKS } from './productReview'
import { REVIEW_QUEUES } from './reviewQueues'

/** GET /admin/reviews */
export const reviewQueueQuery = z.object({ queue: z.enum(REVIEW_QUEUES).default('ready') })

/** One wine that waits. */
export const waitingWine = z.object({
  id: z.string(),
  title: z.string(),
  seller_name: z.string().nullable(),
  /** A wine waits from its creation on (R20). */
  waiting_since: timestamp,
  /** What its producer still has to do before it can be sold; nothing in the queue `ready`. */
  lacks: z.array(z.enum(SALE_LACKS)),
})
export type WaitingWine = z.infer<typeof waitingWine>

/** GET /admin/reviews: the proposed wines of one queue, oldest first. */
export const reviewQueueResponse = z
  .object({
    wines: z.array(waitingWine),
    /** All that wait in each queue, also those beyond the answer. */
    counts: z.object({ ready: z.number(), waiting: z.number() }),
    /** From creation to decision, half of the last decisions are quicker; null before the first. */
    median_minutes: z.number().nullable(),
  })
  .meta({ id: 'ReviewQueue' })
export type ReviewQueue = z.infer<typeof reviewQueueResponse>

/** POST /admin/products/{id}/review/undo: `decision` is the `id` of the step in the wine's `reviews`. */
export const reviewUndoRequest = z.strictObject({ decision: id })
