import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { AuditAction } from '#domain/audit/auditActions'
import { runStatement } from '../database/runStatement'

/** Cents that an entry of the audit trail gave back, by its action: one for each route that asks above a sum. */
const GIVEN_BACK = {
  'order.refund': `(after ->> 'refunded_cents')::bigint - (before ->> 'refunded_cents')::bigint`,
  'order.return.refund': `(after ->> 'bottles_cents')::bigint + (after ->> 'freight_cents')::bigint`,
  'pix.refund': `(after ->> 'amount_cents')::bigint`,
} satisfies Partial<Record<AuditAction, string>>

const SUM = `
  select coalesce(sum(case action ${Object.entries(GIVEN_BACK)
    .map(([action, cents]) => `when '${action}' then ${cents}`)
    .join(' ')} end), 0)::float8 as cents
    from audit_entry where actor_id = $1 and at > $2`

/**
 * What one person has given back to buyers since then, in cents, by the audit trail, whichever session it was done in. What the
 * bank has not carried out counts as well.
 */
export async function givenBackSince(knex: Knex, personId: string, since: Date): Promise<number> {
  const [sum] = await runStatement<{ cents: number }>(knex, SUM, [personId, since])
  return sum?.cents ?? 0
}
