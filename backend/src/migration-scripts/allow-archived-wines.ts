import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * The engine's table knows draft, proposed, published and rejected only; a wine can also be archived (spec §4).
 * Runs once per database; the check of the engine's own migration is replaced under its own name.
 */
export default async function allowArchivedWines({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(`
    alter table product drop constraint if exists product_status_check,
      add constraint product_status_check
        check (status in ('draft', 'proposed', 'published', 'rejected', 'archived'))`)
}
