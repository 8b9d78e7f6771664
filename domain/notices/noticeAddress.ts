import type { NoticeKind } from './noticeKinds'

const PLACES = {
  order_placed: '/portal/orders/',
  deadline_near: '/portal/orders/',
  order_canceled: '/portal/orders/',
  order_return: '/portal/orders/',
  staff_message: '/portal/orders/',
  tax_id_given: '/portal/orders/',
  wine_decided: '/portal/wines/',
  stock_low: '/portal/wines/',
  import_done: '/portal/upload-bulk?importacao=',
  payout: '/portal/payouts/',
} satisfies Record<NoticeKind, string>

/** Where one looks at what a notice tells of; the page leads there, and so do mails. */
export const noticeAddress = (kind: NoticeKind, subjectId: string): string =>
  PLACES[kind] + encodeURIComponent(subjectId)
