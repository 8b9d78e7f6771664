import type { Handlers } from '../engine/http/handlers'
import { findAuditEntry } from './reads/findAuditEntry'
import { findAuditPeople } from './reads/findAuditPeople'
import { listAuditEntries } from './reads/listAuditEntries'
import { sendListCsv } from '../engine/http/sendFile'
import { exportAuditEntries } from './reads/exportAuditEntries'

/** The audit trail (issue 5, item 6). It is only read here: the changes themselves write it. */
export const auditHandlers = {
  'GET /admin/audit': ({ knex, query }) => listAuditEntries(knex, query),

  'GET /admin/audit/people': async ({ knex, query }) => ({
    people: await findAuditPeople(knex, query),
  }),

  'GET /admin/audit/:id': async ({ knex, params }) => ({
    entry: await findAuditEntry(knex, params.id),
  }),

  'GET /admin/audit/export.csv': ({ knex, query, response }) =>
    sendListCsv(response, 'auditoria', exportAuditEntries(knex, query)),
} satisfies Partial<Handlers>
