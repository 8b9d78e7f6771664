import type { Response } from 'express'
import { saoPauloDate } from '#domain/values/dates'
import type { Handlers } from '../../http/handlers'
import { sendCsv } from '../../http/sendFile'
import { exportAdminProducts } from '../../read-models/exportAdminProducts'
import { exportApplications } from '../../read-models/exportApplications'
import { exportAuditEntries } from '../../read-models/exportAuditEntries'
import { exportFailedMails } from '../../read-models/exportFailedMails'
import { exportOrders } from '../../read-models/exportOrders'
import { exportSellers } from '../../read-models/exportSellers'
import { exportDuePayouts } from '../../read-models/ledger/exportDuePayouts'
import { exportPayouts } from '../../read-models/ledger/exportPayouts'

/** The lists of staff as spreadsheets. */
export const adminExportHandlers = {
  'GET /admin/products/export.csv': ({ knex, query, response }) =>
    send(response, 'vinhos', exportAdminProducts(knex, query)),

  'GET /admin/sellers/export.csv': ({ knex, query, response }) =>
    send(response, 'produtores', exportSellers(knex, query)),

  'GET /admin/orders/export.csv': ({ knex, query, response }) =>
    send(
      response,
      'pedidos',
      exportOrders(knex, query.seller_id ?? null, { ...query, byStaff: true }),
    ),

  'GET /admin/applications/export.csv': ({ knex, query, response }) =>
    send(response, 'candidaturas', exportApplications(knex, query)),

  'GET /admin/mails/export.csv': ({ knex, query, response }) =>
    send(response, 'emails', exportFailedMails(knex, query)),

  'GET /admin/audit/export.csv': ({ knex, query, response }) =>
    send(response, 'auditoria', exportAuditEntries(knex, query)),

  'GET /admin/payouts/due/export.csv': ({ knex, query, response }) =>
    send(response, 'a-repassar', exportDuePayouts(knex, query)),

  'GET /admin/payouts/export.csv': ({ knex, query, response }) =>
    send(response, 'repasses', exportPayouts(knex, query)),
} satisfies Partial<Handlers>

const send = (response: Response, name: string, rows: AsyncGenerator<string>): Promise<void> =>
  sendCsv(response, `${name}-${saoPauloDate(new Date())}.csv`, rows)
