import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/**
 * Whether the seller has registered and was not once made active; the audit trail knows. Who was active from the start has
 * no status before the approval in it.
 */
export async function wasNeverApproved(knex: Knex, sellerId: string): Promise<boolean> {
  const [row] = await runStatement<{ never: boolean }>(
    knex,
    `select coalesce(bool_or(before ->> 'store_status' = 'PENDING')
              and not bool_or('ACTIVE' in (before ->> 'store_status', after ->> 'store_status')), false) as never
       from audit_entry where resource = 'seller' and resource_id = $1 and action = 'seller.status'`,
    [sellerId],
  )
  return row?.never ?? false
}
