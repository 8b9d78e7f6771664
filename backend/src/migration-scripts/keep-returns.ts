import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { RETURN_REASON_KEYS, RETURN_REASONS } from '#domain/returns/returnReasons'
import { runStatement } from '../engine/database/runStatement'
import { engineReason } from '../returns'

/** The engine's returns name a reason of its own table. Runs once per database. */
export default async function keepReturns({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const reason of RETURN_REASON_KEYS) {
    await runStatement(
      knex,
      `insert into return_reason (id, value, label) values ($1, $2, $3) on conflict (id) do nothing`,
      [engineReason(reason), reason, RETURN_REASONS[reason].label],
    )
  }
}
