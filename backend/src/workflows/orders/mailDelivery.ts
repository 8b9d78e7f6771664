import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { lastDayOf } from '#domain/returns/returnReasons'
import { deliveryMail } from '../../mail/deliveryMail'
import { queueMail } from '../../mail/queueMail'
import { returnLink } from './returnLink'
import type { LockedOrder, OrderFulfillment } from './lockOrder'

/** Queues the buyer's mail about a package that has arrived, with the link for returns, in the transaction that says so. */
export async function mailDelivery(
  container: MedusaContainer,
  transaction: Knex,
  order: LockedOrder,
  fulfillment: OrderFulfillment,
): Promise<void> {
  if (!order.email) return
  const titles = new Map(order.items.map((item) => [item.id, item.title]))
  await queueMail(
    container,
    transaction,
    deliveryMail({
      to: order.email,
      sellerId: order.seller.id,
      fulfillmentId: fulfillment.id,
      displayId: order.display_id,
      buyerName: order.shipping_address?.first_name ?? null,
      sellerName: order.seller.name,
      items: fulfillment.items.map((item) => ({
        title: titles.get(item.line_item_id) ?? 'Vinho',
        quantity: item.quantity,
      })),
      withdrawalUntil: lastDayOf('withdrawal', new Date()),
      link: returnLink(order.id),
    }),
  )
}
