import type { PixKeyRequest } from '#domain/money/payoutWire'
import { callRoute, downloadRoute } from '../../kit/http/callRoute'

/** The seller's money. All throw ApiError. */
export const payoutVerbs = {
  /** The four amounts, what comes when, and what was earned per month. */
  payoutSummary: () => callRoute('GET /vendor/payouts/summary'),

  /** Months with their opening and closing balance. */
  payoutStatements: async () => (await callRoute('GET /vendor/payouts/statements')).statements,

  /** @param month yyyy-MM */
  downloadStatement: (month: string, format: 'csv' | 'pdf') =>
    format === 'csv'
      ? downloadRoute('GET /vendor/payouts/statement.csv', { query: { month } })
      : downloadRoute('GET /vendor/payouts/statement.pdf', { query: { month } }),

  /** Where an order's money is. */
  orderPayout: (id: string) => callRoute('GET /vendor/orders/:id/payout', { params: { id } }),

  pixKey: () => callRoute('GET /vendor/pix-key'),

  /** Needs the password once more. */
  setPixKey: (body: PixKeyRequest) => callRoute('POST /vendor/pix-key', { body }),

  removePixKeys: () => callRoute('POST /vendor/pix-key/remove', { body: {} }),
}
