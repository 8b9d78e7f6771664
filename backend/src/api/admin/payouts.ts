import { mayStaff } from '#domain/account/staffRoles'
import type { Handlers } from '../../http/handlers'
import { idempotencyKey } from '../../http/idempotencyKey'
import { sendCsv, sendListCsv } from '../../http/sendFile'
import { findBalance } from '../../read-models/ledger/balances'
import { commissionRevenue } from '../../read-models/ledger/commissionRevenue'
import { findPayoutForStaff } from '../../read-models/ledger/findPayout'
import { findPixKey } from '../../read-models/ledger/findPixKey'
import { listDuePayouts } from '../../read-models/ledger/listDuePayouts'
import { listAllPayouts } from '../../read-models/ledger/listPayouts'
import { exportPayoutBatch, findPayoutBatch } from '../../read-models/ledger/payoutBatch'
import { adjustBalance } from '../../workflows/ledger/adjust-balance'
import { failPayout } from '../../workflows/ledger/fail-payout'
import { importResults } from '../../workflows/ledger/import-results'
import { payPayout } from '../../workflows/ledger/pay-payout'
import { prepareBatch } from '../../workflows/ledger/prepare-batch'
import { removePixKeys } from '../../workflows/ledger/remove-pix-keys'
import { exportDuePayouts } from '../../read-models/ledger/exportDuePayouts'
import { exportPayouts } from '../../read-models/ledger/exportPayouts'

/** Staff pay the sellers. */
export const adminPayoutHandlers = {
  'GET /admin/payouts/due': ({ knex, query }) => listDuePayouts(knex, query),

  'GET /admin/payouts': ({ knex, query }) => listAllPayouts(knex, query),

  'GET /admin/payouts/:id': async ({ knex, params, user }) => {
    const payout = await findPayoutForStaff(knex, params.id)
    return {
      payout: mayStaff(user.role, 'moveMoney')
        ? payout
        : { ...payout, pix_key: null, pix_code: null },
    }
  },

  'POST /admin/payouts/batches': async ({ container, knex, body, actor, request }) => {
    const batchId = await prepareBatch(container, {
      sellerIds: body.seller_ids ?? null,
      idempotencyKey: idempotencyKey(request),
      actor,
    })
    return { batch: await findPayoutBatch(knex, batchId) }
  },

  'GET /admin/payouts/batches/:id/export.csv': ({ knex, params, response }) =>
    sendCsv(response, `lote-${params.id}.csv`, exportPayoutBatch(knex, params.id)),

  'POST /admin/payouts/:id/paid': async ({ container, knex, params, body, actor }) => {
    await payPayout(container, {
      payoutId: params.id,
      endToEndId: body.end_to_end_id,
      paidOn: body.paid_on,
      actor,
    })
    return { payout: await findPayoutForStaff(knex, params.id) }
  },

  'POST /admin/payouts/:id/failed': async ({ container, knex, params, body, actor }) => {
    await failPayout(container, { payoutId: params.id, reason: body.reason, actor })
    return { payout: await findPayoutForStaff(knex, params.id) }
  },

  /** The bank's result, a row for each payout. */
  'POST /admin/payouts/results': ({ container, body, actor }) =>
    importResults(container, { content: body.content, actor }),

  'POST /admin/sellers/:id/adjustments': async ({
    container,
    knex,
    params,
    body,
    actor,
    request,
  }) => {
    await adjustBalance(container, {
      sellerId: params.id,
      cents: body.amount,
      reason: body.reason,
      idempotencyKey: idempotencyKey(request),
      actor,
    })
    return { balance: await findBalance(knex, params.id) }
  },

  'GET /admin/sellers/:id/pix-key': ({ knex, params }) =>
    findPixKey(knex, params.id, { whole: false }),

  'POST /admin/sellers/:id/pix-key/remove': async ({ container, knex, params, actor }) => {
    await removePixKeys(container, { sellerId: params.id, actor })
    return findPixKey(knex, params.id, { whole: false })
  },

  'GET /admin/commission/revenue': ({ knex }) => commissionRevenue(knex),

  'GET /admin/payouts/due/export.csv': ({ knex, query, response }) =>
    sendListCsv(response, 'a-repassar', exportDuePayouts(knex, query)),

  'GET /admin/payouts/export.csv': ({ knex, query, response }) =>
    sendListCsv(response, 'repasses', exportPayouts(knex, query)),
} satisfies Partial<Handlers>
