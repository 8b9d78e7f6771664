import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../engine/database/runStatement'

/** Staff find an order by its tracking code. Runs once per database. */
export default async function listOrdersForStaff({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await runStatement(
    knex,
    `create index if not exists winex_tracking_number on fulfillment_label (upper(tracking_number))
      where deleted_at is null`,
  )
}
