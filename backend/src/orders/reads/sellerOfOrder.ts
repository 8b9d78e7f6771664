import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { AppError } from '../../engine/errors/AppError'

/**
 * Whose order it is, for staff, who may act on everybody's.
 *
 * @throws AppError not_found
 */
export async function sellerOfOrder(knex: Knex, orderId: string): Promise<string> {
  const link = (await knex('seller_order')
    .where({ order_id: orderId })
    .whereNull('deleted_at')
    .first('seller_id')) as { seller_id: string } | undefined
  if (!link) throw AppError.notFound('Pedido não encontrado')
  return link.seller_id
}
