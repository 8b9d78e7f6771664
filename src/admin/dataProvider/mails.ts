import type { FailedMailListResponse } from '#domain/outbox/mailWire'
import { callRoute } from '../../kit/http/callRoute'

/** What staff do with mails that could not be delivered. All throw ApiError. */
export const mailVerbs = {
  /** How many there are, for the notice. */
  async failedMailSummary(): Promise<FailedMailListResponse['summary']> {
    const { summary } = await callRoute('GET /admin/mails', { query: { limit: 1 } })
    return summary
  },

  /** Asks for another attempt at once. */
  async retryMail(id: string): Promise<void> {
    await callRoute('POST /admin/mails/:id/retry', { params: { id }, body: {} })
  },

  /** Gives the mail up permanently. */
  async discardMail(id: string): Promise<void> {
    await callRoute('POST /admin/mails/:id/discard', { params: { id }, body: {} })
  },
}
