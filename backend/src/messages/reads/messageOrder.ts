import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'

/** The order that is written on. */
export interface MessageOrder {
  id: string
  display_id: number
  seller_id: string
}

/**
 * The order that somebody reads or writes messages on.
 *
 * @param sellerId of the verified session; null for staff, who see everybody's
 * @throws AppError not_found for a missing order and for another seller's (R42)
 */
export async function messageOrder(
  knex: Knex,
  orderId: string,
  sellerId: string | null,
): Promise<MessageOrder> {
  const [order] = await runStatement<MessageOrder>(
    knex,
    `select o.id, o.display_id, link.seller_id from "order" o
       join seller_order link on link.order_id = o.id and link.deleted_at is null
      where o.id = $1 and o.deleted_at is null and ($2::text is null or link.seller_id = $2)`,
    [orderId, sellerId],
  )
  if (!order) throw AppError.notFound('Pedido não encontrado')
  return order
}
