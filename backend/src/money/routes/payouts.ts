import { isOwner } from '#domain/team/memberRoles'
import { confirmPassword } from '../../account'
import type { Handlers } from '../../engine/http/handlers'
import { sendCsv } from '../../engine/http/sendFile'
import { exportStatement } from '../reads/exportStatement'
import { findOrderPayout } from '../reads/findOrderPayout'
import { findPayout } from '../reads/findPayout'
import { findPixKey } from '../reads/findPixKey'
import { listOwnPayouts } from '../reads/listPayouts'
import { payoutSummary } from '../reads/payoutSummary'
import { listStatements } from '../reads/statements'
import { sendStatementPdf } from './sendStatementPdf'
import { removePixKeys } from '../writes/remove-pix-keys'
import { setPixKey } from '../writes/set-pix-key'

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
