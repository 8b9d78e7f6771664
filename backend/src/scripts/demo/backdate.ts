import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { DemoPlan } from './demoPlan'
import type { LoadedSeller } from './loadSellers'
import type { PlacedOrder } from './placeOrders'

/**
 * Spreads what was just made over the last months. The engine dates everything 'now' and has no way to say otherwise;
 * the read models follow these writes through their triggers. Absolute dates: a second run changes nothing more.
 */
export async function backdate(
  container: MedusaContainer,
  plan: DemoPlan,
  sellers: readonly LoadedSeller[],
  orders: readonly PlacedOrder[],
): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    for (const { plan: seller, sellerId } of sellers) {
      const created_at = seller.registeredAt
      await transaction('seller').where({ id: sellerId }).update({ created_at })
      await transaction('seller_member').where({ seller_id: sellerId }).update({ created_at })
    }
    for (const { sku, createdAt } of plan.wines) {
      await transaction('product')
        .whereIn('id', transaction('product_variant').select('product_id').where({ sku }))
        .update({ created_at: createdAt })
    }
    for (const order of orders) await backdateOrder(transaction, order)
  })
}

async function backdateOrder(
  transaction: Knex.Transaction,
  { plan, orderId }: PlacedOrder,
): Promise<void> {
  const { placedAt: created_at, packedAt, shippedAt, deliveredAt } = plan
  const collections = transaction('order_payment_collection')
    .select('payment_collection_id')
    .where({ order_id: orderId })
  const payments = transaction('payment').select('id').whereIn('payment_collection_id', collections)
  await transaction('order').where({ id: orderId }).update({ created_at })
  await transaction('order_item').where({ order_id: orderId }).update({ created_at })
  const notices = transaction('notice').select('id').where({ source_id: orderId })
  await transaction('notice').whereIn('id', notices).update({ created_at })
  // what was acted on has been read
  if (!plan.state.startsWith('pending'))
    await transaction('notice_unread').whereIn('notice_id', notices).delete()
  await transaction('order_line_item')
    .whereIn('id', transaction('order_item').select('item_id').where({ order_id: orderId }))
    .update({ created_at })
  await transaction('payment_collection').whereIn('id', collections).update({ created_at })
  await transaction('payment')
    .whereIn('payment_collection_id', collections)
    .update({
      created_at,
      captured_at: transaction.raw('case when captured_at is not null then ?::timestamptz end', [
        packedAt,
      ]),
    })
  await transaction('capture').whereIn('payment_id', payments).update({ created_at: packedAt })
  await transaction('refund').whereIn('payment_id', payments).update({ created_at: deliveredAt })
  await transaction.raw(
    `update fulfillment set created_at = :packedAt,
            packed_at = case when packed_at is not null then :packedAt::timestamptz end,
            shipped_at = case when shipped_at is not null then :shippedAt::timestamptz end,
            delivered_at = case when delivered_at is not null then :deliveredAt::timestamptz end,
            canceled_at = case when canceled_at is not null then :shippedAt::timestamptz end
      where id in (select fulfillment_id from order_fulfillment where order_id = :orderId)`,
    { packedAt, shippedAt, deliveredAt, orderId },
  )
}
