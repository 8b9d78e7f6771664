import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AUDIT_SEARCH_TEXT } from '../read-models/listAuditEntries'

/**
 * The index behind the search of the audit trail. A script, since the fold exists only after install-read-models:
 * scripts run in the order of their names.
 */
export default async function searchAuditTrail({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(
    `create index if not exists audit_entry_search on audit_entry using gin ((${AUDIT_SEARCH_TEXT}) gin_trgm_ops)`,
  )
}
