import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { shipmentMail } from '../../mail/shipmentMail'
import { queueMail } from '../../mail/queueMail'
import type { LockedOrder, OrderFulfillment } from './lockOrder'

/** Queues the buyer's mail about a package inside the transaction that ships it or corrects its codes: once, or not at all. */
export async function mailShipment(
  container: MedusaContainer,
  transaction: Knex,
  order: LockedOrder,
  fulfillment: OrderFulfillment,
  labels: { tracking_number: string; tracking_url: string }[],
  /** Of a package that is on its way already. */
  correctionId: string | null = null,
): Promise<void> {
  if (!order.email) return
  const titles = new Map(order.items.map((item) => [item.id, item.title]))
  await queueMail(
    container,
    transaction,
    shipmentMail({
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
      labels,
      correctionId,
    }),
  )
}
