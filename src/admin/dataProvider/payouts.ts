import { callRoute, downloadRoute } from '../../kit/http/callRoute'

/** What staff do about payouts. All throw ApiError. */
export const payoutVerbs = {
  /**
   * @param sellerIds null for everybody who is due
   * @param expected what the person was asked about; 409 when it is another batch by then
   * @returns null when it waits for a second person
   */
  prepareBatch: async (
    sellerIds: string[] | null,
    expected: { payouts: number; amount: number },
    idempotencyKey: string,
  ) =>
    (
      await callRoute('POST /admin/payouts/batches', {
        body: { ...(sellerIds ? { seller_ids: sellerIds } : { everybody: true }), expected },
        idempotencyKey,
      })
    ).batch,

  markPaid: async (id: string, body: { end_to_end_id: string; paid_on?: string }) =>
    (await callRoute('POST /admin/payouts/:id/paid', { params: { id }, body })).payout,

  markFailed: async (id: string, reason: string) =>
    (await callRoute('POST /admin/payouts/:id/failed', { params: { id }, body: { reason } }))
      .payout,

  importResults: (content: string) =>
    callRoute('POST /admin/payouts/results', { body: { content } }),

  moneyApprovals: async () => (await callRoute('GET /admin/payouts/approvals')).approvals,

  confirmApproval: (id: string) =>
    callRoute('POST /admin/payouts/approvals/:id/confirm', { params: { id }, body: {} }),

  refuseApproval: (id: string) =>
    callRoute('POST /admin/payouts/approvals/:id/refuse', { params: { id }, body: {} }),

  exportBatch: (id: string) =>
    downloadRoute('GET /admin/payouts/batches/:id/export.csv', { params: { id } }),

  /** @param amount cents with a sign */
  adjustBalance: (sellerId: string, amount: number, reason: string, idempotencyKey: string) =>
    callRoute('POST /admin/sellers/:id/adjustments', {
      params: { id: sellerId },
      body: { amount, reason },
      idempotencyKey,
    }),

  /** What a producer reads in the portal: the four amounts, what comes when, and what was earned per month. */
  sellerPayoutSummary: (id: string) =>
    callRoute('GET /admin/sellers/:id/payouts/summary', { params: { id } }),

  sellerStatements: async (id: string) =>
    (await callRoute('GET /admin/sellers/:id/payouts/statements', { params: { id } })).statements,

  /** @param month yyyy-MM */
  downloadSellerStatement: (id: string, month: string, format: 'csv' | 'pdf') =>
    format === 'csv'
      ? downloadRoute('GET /admin/sellers/:id/payouts/statement.csv', {
          params: { id },
          query: { month },
        })
      : downloadRoute('GET /admin/sellers/:id/payouts/statement.pdf', {
          params: { id },
          query: { month },
        }),

  sellerPixKey: (sellerId: string) =>
    callRoute('GET /admin/sellers/:id/pix-key', { params: { id: sellerId } }),

  removeSellerPixKeys: (sellerId: string) =>
    callRoute('POST /admin/sellers/:id/pix-key/remove', { params: { id: sellerId }, body: {} }),

  commissionRevenue: async () => (await callRoute('GET /admin/commission/revenue')).months,
}
