import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * What the search of the audit trail looks into, folded once when the entry is written, and its index. A script, since
 * the fold exists only after the read models are installed.
 */
export default async function searchAuditTrailText({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`
    alter table audit_entry add column if not exists search text generated always as (read_model.fold_line(
      coalesce(actor_email, '') || ' ' || resource_id || ' ' || action || ' ' ||
      coalesce(before::text, '') || ' ' || coalesce(after::text, ''))) stored;
    drop index if exists audit_entry_search;
    create index if not exists audit_entry_search_text on audit_entry using gin (search gin_trgm_ops)`)
}
