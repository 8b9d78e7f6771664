import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { AuditEntry } from '#domain/audit/auditWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { AUDIT_COLUMNS, AUDIT_JOINS, presentAuditEntry, type AuditRow } from './auditRow'

/**
 * One entry of the audit trail.
 *
 * @throws AppError not_found
 */
export async function findAuditEntry(knex: Knex, id: string): Promise<AuditEntry> {
  const rows = await runStatement<AuditRow>(
    knex,
    `select ${AUDIT_COLUMNS} from audit_entry e ${AUDIT_JOINS} where e.id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw AppError.notFound('Registro não encontrado.')
  return presentAuditEntry(row)
}
