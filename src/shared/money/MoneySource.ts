import type { PayoutSummary, Statements } from '#domain/money/payoutWire'

/** Where a producer's money is read: their own in the portal, anybody's in the admin area. All calls throw ApiError. */
export interface MoneySource {
  /** Below which the answers are kept; the first word is that of the payouts' lists, so that they are asked for again with them. */
  key: readonly ['payouts', ...string[]]
  summary: () => Promise<PayoutSummary>
  statements: () => Promise<Statements>
  /** @param month yyyy-MM */
  downloadStatement: (month: string, format: 'csv' | 'pdf') => Promise<Blob>
}
