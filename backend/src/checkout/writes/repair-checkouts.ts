import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { engineTransaction } from '../../engine/database/engineTransaction'
import { readPlacedOrder, releaseReservations } from '../../orders'
import { settleOrder } from './settle-order'

export interface Repair {
  orderId: string
  outcome: 'settled' | 'taken back'
}

/**
 * Finishes or clears away the orders without a seller that the version before left when it was killed between two
 * steps of the engine's workflow. Paid for, the order becomes its seller's; not paid for, it never was one: its bottles
 * go back, and the buyer's cart can be completed again. Our own checkout leaves none (complete-cart).
 *
 * @returns what was done to which order
 */
export async function repairCheckouts(container: MedusaContainer): Promise<Repair[]> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string; is_paid: boolean }[] }>(
    `select o.id, exists (select 1 from order_payment_collection link
              join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
               and p.canceled_at is null
             where link.order_id = o.id and link.deleted_at is null) as is_paid
       from "order" o
      where o.deleted_at is null and o.status = 'pending' and not o.is_draft_order
        and not exists (select 1 from seller_order s where s.order_id = o.id and s.deleted_at is null)
      order by o.created_at`,
  )
  const repairs: Repair[] = []
  for (const { id: orderId, is_paid } of rows) {
    const isSettled = await engineTransaction(container, async (transaction) => {
      if (is_paid) {
        const order = await readPlacedOrder(container, transaction, orderId)
        return settleOrder(container, transaction, order)
      }
      await takeBack(transaction.knex, orderId)
      return true
    })
    if (isSettled) repairs.push({ orderId, outcome: is_paid ? 'settled' : 'taken back' })
  }
  return repairs
}

async function takeBack(transaction: Knex, orderId: string): Promise<void> {
  await releaseReservations(transaction, orderId)
  await runStatement(
    transaction,
    `update cart set completed_at = null, updated_at = now()
      where id in (select cart_id from order_cart where order_id = $1 and deleted_at is null)`,
    [orderId],
  )
  await runStatement(transaction, `update order_cart set deleted_at = now() where order_id = $1`, [
    orderId,
  ])
  await runStatement(
    transaction,
    `update order_payment_collection set deleted_at = now() where order_id = $1`,
    [orderId],
  )
  await runStatement(
    transaction,
    `update "order" set deleted_at = now(), status = 'canceled', canceled_at = now() where id = $1 and deleted_at is null`,
    [orderId],
  )
}
