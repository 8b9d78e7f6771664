import { mayStaff } from '#domain/staff/staffRoles'
import type { Handlers } from '../../engine/http/handlers'
import { env } from '../../env'
import { idempotencyKey } from '../../engine/http/idempotencyKey'
import { sendCsv, sendListCsv } from '../../engine/http/sendFile'
import { findSeller } from '../../sellers'
import { findBalance } from '../reads/balances'
import { commissionRevenue } from '../reads/commissionRevenue'
import { findPayoutForStaff } from '../reads/findPayout'
import { exportStatement } from '../reads/exportStatement'
import { findPixKey } from '../reads/findPixKey'
import { listApprovals } from '../reads/listApprovals'
import { listDuePayouts } from '../reads/listDuePayouts'
import { listAllPayouts } from '../reads/listPayouts'
import { listLedger } from '../reads/listLedger'
import { exportPayoutBatch, findPayoutBatch } from '../reads/payoutBatch'
import { payoutSummary } from '../reads/payoutSummary'
import { listStatements } from '../reads/statements'
import { adjustBalance } from '../writes/adjust-balance'
import { decideApproval } from '../writes/decide-approval'
import { failPayout } from '../writes/fail-payout'
import { importResults } from '../writes/import-results'
import { payPayout } from '../writes/pay-payout'
import { prepareBatch } from '../writes/prepare-batch'
import { removePixKeys } from '../writes/remove-pix-keys'
import { exportDuePayouts } from '../reads/exportDuePayouts'
import { exportPayouts } from '../reads/exportPayouts'
import { sendStatementPdf } from './sendStatementPdf'

/** Staff pay the sellers. */
export const adminPayoutHandlers = {
  'GET /admin/payouts/due': ({ knex, query }) => listDuePayouts(knex, query),

  'GET /admin/payouts': ({ knex, query }) => listAllPayouts(knex, query),

  'GET /admin/payouts/:id': async ({ knex, params, user }) => {
    const payout = await findPayoutForStaff(knex, params.id)
    return {
      payout: mayStaff(user.role, 'moveMoney')
        ? payout
        : { ...payout, pix_key: null, pix_code: null, pay_problem: null },
    }
  },

  'POST /admin/payouts/batches': async ({ container, knex, body, actor, request }) => {
    const batchId = await prepareBatch(container, {
      sellerIds: body.seller_ids ?? null,
      expected: body.expected ?? null,
      limitCents: env.WINEX_SECOND_PERSON_CENTS,
      idempotencyKey: idempotencyKey(request),
      actor,
    })
    return { batch: batchId === null ? null : await findPayoutBatch(knex, batchId) }
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
    const { waits } = await adjustBalance(container, {
      sellerId: params.id,
      cents: body.amount,
      reason: body.reason,
      limitCents: env.WINEX_SECOND_PERSON_CENTS,
      idempotencyKey: idempotencyKey(request),
      actor,
    })
    return { balance: await findBalance(knex, params.id), waits }
  },

  'GET /admin/payouts/approvals': ({ knex, user }) => listApprovals(knex, user.id),

  'POST /admin/payouts/approvals/:id/confirm': async ({ container, knex, params, actor }) => {
    const batchId = await decideApproval(container, {
      id: params.id,
      decision: 'confirmed',
      actor,
    })
    return { ...(await listApprovals(knex, actor.id)), batch_id: batchId }
  },

  'POST /admin/payouts/approvals/:id/refuse': async ({ container, knex, params, actor }) => {
    await decideApproval(container, { id: params.id, decision: 'refused', actor })
    return { ...(await listApprovals(knex, actor.id)), batch_id: null }
  },

  'GET /admin/sellers/:id/payouts/summary': ({ knex, params }) => payoutSummary(knex, params.id),

  'GET /admin/sellers/:id/payouts/statements': async ({ knex, params }) => {
    const { id: sellerId } = await findSeller(knex, params.id)
    return { statements: await listStatements(knex, sellerId) }
  },

  'GET /admin/sellers/:id/payouts/statement.csv': async ({ knex, params, query, response }) => {
    const { id: sellerId } = await findSeller(knex, params.id)
    return sendCsv(
      response,
      `extrato-${query.month}.csv`,
      exportStatement(knex, sellerId, query.month),
    )
  },

  'GET /admin/sellers/:id/payouts/statement.pdf': async ({ knex, params, query, response }) => {
    const { id: sellerId } = await findSeller(knex, params.id)
    return sendStatementPdf(knex, { sellerId, month: query.month, response })
  },

  'GET /admin/ledger': ({ knex, query }) => listLedger(knex, query),

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
