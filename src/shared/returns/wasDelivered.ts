import type { Order } from '#domain/orders/orderWire'

/** Whether something of the order was delivered: nothing can come back before. */
export const wasDelivered = ({ fulfillments }: Pick<Order, 'fulfillments'>): boolean =>
  (fulfillments ?? []).some(({ delivered_at: deliveredAt }) => Boolean(deliveredAt))
