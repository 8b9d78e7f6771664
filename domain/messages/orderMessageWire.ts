import { z } from 'zod'
import { FREE_TEXT_MAX, ORDER_MESSAGES_PAGE } from '../limits'
import { MESSAGE_SIDES } from './orderMessages'
import { longText, timestamp, rowNumber } from '../wire/common'

const orderMessage = z.object({
  id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  /** Name of who wrote it; null when it is not known (any more). */
  author: z.string().nullable(),
  /** Plain text. */
  text: z.string(),
  /** A note that only its own side reads. */
  internal: z.boolean(),
  created_at: timestamp,
  /** When the first person of the other side opened the order; null for notes. */
  seen_at: timestamp.nullable(),
})
export type OrderMessage = z.infer<typeof orderMessage>

/** GET …/messages: `before` is the id of the last message of the page before. */
export const orderMessagesQuery = z.object({
  before: rowNumber.optional(),
  limit: z.coerce.number().int().min(1).max(ORDER_MESSAGES_PAGE).default(ORDER_MESSAGES_PAGE),
})
export type OrderMessagesQuery = z.infer<typeof orderMessagesQuery>

/** The newest first; `next` is the `before` of the next page, null at the end. */
export const orderMessagesResponse = z.object({
  messages: z.array(orderMessage),
  next: z.string().nullable(),
})
export type OrderMessagesResponse = z.infer<typeof orderMessagesResponse>

/** POST …/messages: a message to the other side, or a note of one's own side. */
export const orderMessageRequest = z.strictObject({
  text: longText(FREE_TEXT_MAX).min(1),
  internal: z.boolean(),
})
export type OrderMessageRequest = z.infer<typeof orderMessageRequest>

export const orderMessageResponse = z.object({ message: orderMessage })

/** POST …/messages/seen: everything up to this message, the newest on the screen. */
export const messagesSeenRequest = z.strictObject({ until: rowNumber })

/** How many of the other side's messages were seen by it. */
export const messagesSeenResponse = z.object({ seen: z.number() })
