import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { auditActionLabel, auditActorLabel, auditRecordInWords } from '#domain/audit/auditActions'
import { auditChanges, changeInWords } from '#domain/audit/auditChanges'
import { formatDateTime } from '#domain/values/dates'
import type { AuditListQuery } from '#domain/audit/auditWire'
import { AUDIT_COLUMNS, AUDIT_JOINS, type AuditRow } from './auditRow'
import { exportList, type ExportColumn } from '../../engine/lists/exportList'
import { auditConditions } from './listAuditEntries'

const COLUMNS: readonly ExportColumn<AuditRow>[] = [
  ['Quando', ({ at }) => formatDateTime(at)],
  ['Quem', ({ actor_email }) => actor_email],
  ['Como', ({ actor_type }) => auditActorLabel(actor_type)],
  ['O quê', ({ action }) => auditActionLabel(action)],
  ['Registro', auditRecordInWords],
  ['Mudanças', (entry) => auditChanges(entry).map(changeInWords).join(' | ')],
  ['Produtor', ({ seller_name }) => seller_name],
]

/** The entries that the audit trail shows, as a spreadsheet. */
export function exportAuditEntries(
  knex: Knex,
  query: Omit<AuditListQuery, 'limit' | 'offset'>,
): AsyncGenerator<string> {
  const values: unknown[] = []
  const where = auditConditions(query, values)
  return exportList<AuditRow>(
    knex,
    {
      table: 'audit_entry',
      alias: 'e',
      columns: AUDIT_COLUMNS,
      joins: AUDIT_JOINS,
      where,
      values,
      sort: { key: 'e.at', descending: query.order !== 'at' },
    },
    COLUMNS,
  )
}
