import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../engine/database/runStatement'
import { releaseReservations } from '../orders'

/**
 * Bottles that were not packed when all the money was given back are for sale again, as since this version with the refund
 * itself. Runs once per database.
 */
export default async function releaseRefundedBottles({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orders = await runStatement<{ id: string }>(
    knex,
    `select distinct o.id from reservation_item r
       join order_item i on i.item_id = r.line_item_id
       join read_model."order" o on o.id = i.order_id
      where r.deleted_at is null and o.payment_status = 'refunded'`,
  )
  for (const { id } of orders)
    await knex.transaction((transaction) => releaseReservations(transaction, id))
}
