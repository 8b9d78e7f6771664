import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { changedValues } from '#domain/audit/changedValues'
import { recordAudit, type AuditedChange } from './recordAudit'

/**
 * Writes an entry of the audit trail with exactly the fields that differ between two flat records, in the
 * transaction of the change; none when nothing differs.
 */
export async function recordChanges(
  transaction: Knex,
  change: AuditedChange & { before: Record<string, unknown>; after: Record<string, unknown> },
): Promise<void> {
  const changed = changedValues(change.before, change.after)
  if (changed) await recordAudit(transaction, { ...change, ...changed })
}
