import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { ITSELF } from '../engine/actor/actor'
import { runStatement } from '../engine/database/runStatement'
import { bookOrders } from '../money'

const AT_ONCE = 200

/**
 * Commission that was kept on bottles which came back, and freight that waited for a delivery which never comes, from
 * before decision 07 said so. May run twice: what is right stays as it is.
 */
export default async function returnCommissionOfBottles({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const refunded = await runStatement<{ order_id: string }>(
    knex,
    `select distinct order_id from ledger_entry where kind = 'refund' order by order_id`,
  )
  const ids = refunded.map(({ order_id }) => order_id)
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await knex.transaction((transaction) =>
      bookOrders(transaction, ids.slice(at, at + AT_ONCE), ITSELF),
    )
  }
}
