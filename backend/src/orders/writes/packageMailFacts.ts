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
