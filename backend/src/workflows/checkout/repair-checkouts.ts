import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { releaseReservations } from '../orders/releaseReservations'
import { settleOrder } from './settle-order'

/** Checkouts younger than this may still be running; the engine's own lock of a cart lasts as long. */
const restMinutes = 2

export interface Repair {
  orderId: string
  outcome: 'settled' | 'taken back'
}

/** Repairs every checkout that has died. Returns what was done to which order. */
export async function repairCheckouts(container: MedusaContainer): Promise<Repair[]> {
  return repairWhere(
    container,
    `o.created_at between now() - interval '7 days' and now() - make_interval(mins => ?)`,
    restMinutes,
  )
}

/** Repairs the checkout of one cart that is not running now; null when there is nothing to repair. */
export async function repairCheckout(
  container: MedusaContainer,
  cartId: string,
): Promise<Repair | null> {
  const [repair] = await repairWhere(
    container,
    `o.id in (select order_id from order_cart where cart_id = ? and deleted_at is null)`,
    cartId,
  )
  return repair ?? null
}

/**
 * Finishes or clears away checkouts that died between two steps of the engine's workflow (the engine's process was
 * killed). Paid for, the order becomes its seller's; not paid for, it never was one: its bottles go back, and the
 * buyer's cart can be completed again.
 */
async function repairWhere(
  container: MedusaContainer,
  condition: string,
  value: string | number,
): Promise<Repair[]> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string; is_paid: boolean }[] }>(
    `select o.id, exists (select 1 from order_payment_collection link
              join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
               and p.canceled_at is null
             where link.order_id = o.id and link.deleted_at is null) as is_paid
       from read_model."order" r join "order" o on o.id = r.id
      where r.seller_id is null and o.deleted_at is null and o.status = 'pending' and not o.is_draft_order and ${condition}
        and not exists (select 1 from seller_order s where s.order_id = o.id and s.deleted_at is null)
      order by o.created_at limit 100`,
    [value],
  )
  const repairs: Repair[] = []
  for (const { id: orderId, is_paid } of rows) {
    if (!is_paid) {
      await takeBack(knex, orderId)
      repairs.push({ orderId, outcome: 'taken back' })
    } else if (await settleOrder(container, orderId)) repairs.push({ orderId, outcome: 'settled' })
  }
  return repairs
}

async function takeBack(knex: Knex, orderId: string): Promise<void> {
  await knex.transaction(async (transaction) => {
    const { rows: lines } = await transaction.raw<{ rows: { item_id: string }[] }>(
      `select item_id from order_item where order_id = ?`,
      [orderId],
    )
    await releaseReservations(
      transaction,
      lines.map(({ item_id }) => item_id),
    )
    await transaction.raw(
      `update cart set completed_at = null, updated_at = now()
        where id in (select cart_id from order_cart where order_id = ? and deleted_at is null)`,
      [orderId],
    )
    await transaction.raw(`update order_cart set deleted_at = now() where order_id = ?`, [orderId])
    await transaction.raw(
      `update order_payment_collection set deleted_at = now() where order_id = ?`,
      [orderId],
    )
    await transaction.raw(
      `update "order" set deleted_at = now(), status = 'canceled', canceled_at = now() where id = ? and deleted_at is null`,
      [orderId],
    )
  })
}
