import type { MissingReceipts, Reconciliation } from '#domain/pix/pixWire'
import { callRoute } from '../../kit/http/callRoute'

/** A bank's list of a long day is many pages. */
const DAY_TIMEOUT_MS = 120_000

/** What staff do about money that came in by PIX. All throw ApiError. */
export const pixVerbs = {
  /** Books a late payment for the order that it was for. */
  bookPix: (id: string) =>
    callRoute('POST /admin/pix/receipts/:id/book', { params: { id }, body: {} }),

  /** @param amount cents that the screen shows; 409 when it is another sum */
  refundPix: (id: string, amount: number) =>
    callRoute('POST /admin/pix/receipts/:id/refund', { params: { id }, body: { amount } }),

  dismissPix: (id: string, reason: string) =>
    callRoute('POST /admin/pix/receipts/:id/dismiss', { params: { id }, body: { reason } }),

  /** Asks the bank again for what it did not take. */
  retryPixRefund: (id: string) =>
    callRoute('POST /admin/pix/receipts/:id/retry', { params: { id }, body: {} }),

  giveUpPixRefund: (id: string) =>
    callRoute('POST /admin/pix/receipts/:id/give-up', { params: { id }, body: {} }),

  /** @param day yyyy-MM-dd */
  reconcilePix: (day: string, signal?: AbortSignal): Promise<Reconciliation> =>
    callRoute('GET /admin/pix/reconciliation', {
      query: { day },
      signal,
      timeoutMs: DAY_TIMEOUT_MS,
    }),

  /** Asks the bank for payments that it shows and we do not have, so that they are booked or wait for a decision. */
  fetchMissingPix: (ids: string[]): Promise<MissingReceipts> =>
    callRoute('POST /admin/pix/reconciliation/receipts', { body: { ids } }),
}
