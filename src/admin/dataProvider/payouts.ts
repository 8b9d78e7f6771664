import { callRoute, downloadRoute } from '../../kit/http/callRoute'

/** What staff do about payouts. All throw ApiError. */
export const payoutVerbs = {
  /**
   * @param sellerIds null for everybody who is due
   * @returns null when it waits for a second person
   */
  prepareBatch: async (sellerIds: string[] | null, idempotencyKey: string) =>
    (
      await callRoute('POST /admin/payouts/batches', {
        body: sellerIds ? { seller_ids: sellerIds } : { everybody: true },
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

  sellerPixKey: (sellerId: string) =>
    callRoute('GET /admin/sellers/:id/pix-key', { params: { id: sellerId } }),

  removeSellerPixKeys: (sellerId: string) =>
    callRoute('POST /admin/sellers/:id/pix-key/remove', { params: { id: sellerId }, body: {} }),

  commissionRevenue: async () => (await callRoute('GET /admin/commission/revenue')).months,
}
