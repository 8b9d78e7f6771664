import { z } from 'zod'
import { NOTICE_PAGE_MAX, NOTICE_REASON_MAX, UNREAD_NOTICES_MAX } from '../limits'
import { NOTICE_KINDS, NOTICE_MODES } from './noticeKinds'
import { PRODUCT_REVIEW_ACTIONS } from '../wines/productReview'
import { timestamp, rowNumber } from '../wire/common'

/** What is kept of the event itself: facts of the seller's own, nothing about buyers. */
export const noticeData = z.object({
  /** Of the order. */
  display_id: z.number().optional(),
  /** Of the order or payout, in cents. */
  amount: z.number().optional(),
  /** Bottles ordered, or left. */
  bottles: z.number().optional(),
  /** Of the wine. */
  title: z.string().optional(),
  decision: z.enum(PRODUCT_REVIEW_ACTIONS).optional(),
  /** What staff wrote, or why the bank refused; its beginning. */
  reason: z.string().max(NOTICE_REASON_MAX).optional(),
  /** Of an order that was canceled because its producer's time to answer had passed. */
  unanswered: z.boolean().optional(),
  /** What staff did, in sentences without the last full stop; without it they wrote a message. */
  act: z.string().optional(),
  /** Until when the order should be answered. */
  deadline: timestamp.optional(),
  /** Of the spreadsheet, and how many wines came of it. */
  filename: z.string().optional(),
  imported: z.number().optional(),
  /** Of the payout. */
  number: z.number().optional(),
  paid: z.boolean().optional(),
})
export type NoticeData = z.infer<typeof noticeData>

const notice = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  /** The order, wine, import or payout that it is about. */
  subject_id: z.string(),
  data: noticeData,
  created_at: timestamp,
  /** By the person who asks. */
  is_read: z.boolean(),
})
export type Notice = z.infer<typeof notice>

/** GET /vendor/notices: `before` is the id of the last notice of the page before. */
export const noticeListQuery = z.object({
  before: rowNumber.optional(),
  limit: z.coerce.number().int().min(1).max(NOTICE_PAGE_MAX).default(20),
})
export type NoticeListQuery = z.infer<typeof noticeListQuery>

/** How many notices the person has not read, counted up to UNREAD_NOTICES_MAX, which means that many or more. */
export const unreadNotices = z.object({ unread: z.number().int().max(UNREAD_NOTICES_MAX) })

/** The newest first; `next` is the `before` of the next page, null at the end. */
export const noticeListResponse = unreadNotices.extend({
  notices: z.array(notice),
  next: z.string().nullable(),
})
export type NoticeListResponse = z.infer<typeof noticeListResponse>

/** Everything up to this notice, the newest on the screen: what came since is not read by it. */
export const noticesReadRequest = z.strictObject({ until: rowNumber })

const hour = z.number().int().min(0).max(23)

/** GET /vendor/notices/settings: how the person is told of each kind, what they may choose, and when the summary comes. */
export const noticeSettingsResponse = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(NOTICE_KINDS),
      mode: z.enum(NOTICE_MODES),
      allowed: z.array(z.enum(NOTICE_MODES)),
    }),
  ),
  /** In São Paulo. */
  summary_hour: hour,
})
export type NoticeSettings = z.infer<typeof noticeSettingsResponse>

/** POST /vendor/notices/settings: kinds that are not named stay as they are. */
export const noticeSettingsRequest = z.strictObject({
  modes: z.partialRecord(z.enum(NOTICE_KINDS), z.enum(NOTICE_MODES)),
  summary_hour: hour,
})
export type NoticeSettingsRequest = z.infer<typeof noticeSettingsRequest>
