import { remainingItems } from '#domain/orders/orderActions'
import type { LockedOrder, OrderFulfillment } from './lockOrder'

/** What every mail to the buyer about a package says: who sells, and which bottles are in it. */
export function packageMailFacts(order: LockedOrder, fulfillment: OrderFulfillment) {
  const titles = new Map(order.items.map((item) => [item.id, item.title]))
  return {
    sellerId: order.seller.id,
    orderId: order.id,
    fulfillmentId: fulfillment.id,
    displayId: order.display_id,
    buyerName: order.shipping_address?.first_name ?? null,
    sellerName: order.seller.name,
    items: fulfillment.items.map((item) => ({
      title: titles.get(item.line_item_id) ?? 'Vinho',
      quantity: item.quantity,
    })),
  }
}

/** Whether bottles of the order are still to leave when this package has; none are once all the money was given back. */
export function isMoreToLeave(order: LockedOrder, fulfillment: OrderFulfillment): boolean {
  const gone = order.fulfillments.filter(
    (one) => one.shipped_at || one.delivered_at || one.id === fulfillment.id,
  )
  return remainingItems({ ...order, fulfillments: gone }).length > 0
}
