import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** Takes everything of settleOrder away again, the e-mail as far as it has not gone out. */
export async function unsettleOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    await transaction('mail_outbox')
      .where({ idempotency_key: `order-placed:${orderId}` })
      .whereNull('sent_at')
      .delete()
    await transaction('order_commission_line').where({ order_id: orderId }).delete()
    await transaction('seller_order').where({ order_id: orderId }).delete()
  })
}
