import { isOwner } from '#domain/sellers/memberRoles'
import { confirmPassword } from '../../http/confirmPassword'
import type { Handlers } from '../../http/handlers'
import { sendCsv } from '../../http/sendFile'
import { exportStatement } from '../../read-models/ledger/exportStatement'
import { findOrderPayout } from '../../read-models/ledger/findOrderPayout'
import { findPayout } from '../../read-models/ledger/findPayout'
import { findPixKey } from '../../read-models/ledger/findPixKey'
import { listOwnPayouts } from '../../read-models/ledger/listPayouts'
import { payoutSummary } from '../../read-models/ledger/payoutSummary'
import { listStatements } from '../../read-models/ledger/statements'
import { sendStatementPdf } from './sendStatementPdf'
import { removePixKeys } from '../../workflows/ledger/remove-pix-keys'
import { setPixKey } from '../../workflows/ledger/set-pix-key'

/** The money of the caller's seller. */
export const payoutHandlers = {
  'GET /vendor/payouts/summary': ({ knex, seller }) => payoutSummary(knex, seller.id),

  'GET /vendor/payouts': ({ knex, seller, query }) => listOwnPayouts(knex, seller.id, query),

  'GET /vendor/payouts/:id': async ({ knex, seller, params }) => ({
    payout: await findPayout(knex, params.id, seller.id),
  }),

  'GET /vendor/payouts/statements': async ({ knex, seller }) => ({
    statements: await listStatements(knex, seller.id),
  }),

  'GET /vendor/payouts/statement.csv': ({ knex, seller, query: { month }, response }) =>
    sendCsv(response, `extrato-${month}.csv`, exportStatement(knex, seller.id, month)),

  'GET /vendor/payouts/statement.pdf': ({ knex, seller, query: { month }, response }) =>
    sendStatementPdf(knex, { sellerId: seller.id, month, response }),

  'GET /vendor/orders/:id/payout': ({ knex, seller, params }) =>
    findOrderPayout(knex, params.id, seller.id),

  'GET /vendor/pix-key': ({ knex, seller, member }) =>
    findPixKey(knex, seller.id, { whole: isOwner(member) }),

  /** Asks for the password once more; wrong ones count as failed sign-ins (R18). */
  'POST /vendor/pix-key': async (call) => {
    const { container, knex, seller, member, body, actor } = call
    const { kind, key, password } = body
    await confirmPassword(call, { actorType: 'seller', email: member.email, password })
    await setPixKey(container, { sellerId: seller.id, kind, typed: key, actor })
    return findPixKey(knex, seller.id, { whole: true })
  },

  'POST /vendor/pix-key/remove': async ({ container, knex, seller, actor }) => {
    await removePixKeys(container, { sellerId: seller.id, actor })
    return findPixKey(knex, seller.id, { whole: true })
  },
} satisfies Partial<Handlers>
