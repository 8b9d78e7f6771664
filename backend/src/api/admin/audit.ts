import type { Handlers } from '../../http/handlers'
import { findAuditEntry } from '../../read-models/findAuditEntry'
import { listAuditEntries } from '../../read-models/listAuditEntries'
import { sendListCsv } from '../../http/sendFile'
import { exportAuditEntries } from '../../read-models/exportAuditEntries'

/** The audit trail (issue 5, item 6). It is only read here: the changes themselves write it. */
export const auditHandlers = {
  'GET /admin/audit': ({ knex, query }) => listAuditEntries(knex, query),

  'GET /admin/audit/:id': async ({ knex, params }) => ({
    entry: await findAuditEntry(knex, params.id),
  }),

  'GET /admin/audit/export.csv': ({ knex, query, response }) =>
    sendListCsv(response, 'auditoria', exportAuditEntries(knex, query)),
} satisfies Partial<Handlers>
