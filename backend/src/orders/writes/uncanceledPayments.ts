import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/** A payment of an order that is not canceled, in decimal reais as the engine keeps amounts (R5). */
export interface OrderPayment {
  id: string
  currency_code: string
  amount: number
  captured: number
}

/** The order's payments that were not canceled. */
export async function uncanceledPayments(knex: Knex, orderId: string): Promise<OrderPayment[]> {
  const rows = await runStatement<OrderPayment>(
    knex,
    `select p.id, p.currency_code, p.amount::float8 as amount,
            coalesce((select sum(c.amount) from capture c where c.payment_id = p.id and c.deleted_at is null), 0)::float8 as captured
       from order_payment_collection link
       join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
      where link.order_id = $1 and link.deleted_at is null and p.canceled_at is null order by p.id`,
    [orderId],
  )
  return rows
}
