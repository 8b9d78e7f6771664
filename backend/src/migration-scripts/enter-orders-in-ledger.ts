import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { ITSELF } from '../engine/actor/actor'
import { runStatement } from '../engine/database/runStatement'
import { bookOrders } from '../money'

const AT_ONCE = 1000

/** Enters the orders that were there before the ledger. May run twice: what is entered stays as it is. */
export default async function enterOrdersInLedger({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  let last = ''
  for (;;) {
    const rows = await runStatement<{ order_id: string }>(
      knex,
      `select order_id from seller_order where deleted_at is null and order_id > $1 order by order_id limit ${AT_ONCE}`,
      [last],
    )
    const ids = rows.map(({ order_id }) => order_id)
    const end = ids.at(-1)
    if (end === undefined) return
    await knex.transaction((transaction) =>
      bookOrders(transaction, ids, ITSELF, { keepTimestamps: true }),
    )
    last = end
  }
}
