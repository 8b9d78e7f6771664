import { fulfillmentRequest } from '#domain/orders/orderFulfillmentRequest'
import { remainingItems } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import { useIdempotencyKey } from '../../../kit/http/useIdempotencyKey'
import { useOrderAction } from './useOrderAction'

/**
 * Packs what is left of an order, or a part of it (spec §4 Fulfilment). `act` takes how many bottles of each line go into the
 * package, by line id; all of a line that is not named.
 */
export function usePacking(order: Order, inDialog = false) {
  const once = useIdempotencyKey()
  return useOrderAction({
    texts: 'order.actions.fulfillment',
    inDialog,
    run: (dataProvider, quantities: Readonly<Record<string, number>>) => {
      const built = fulfillmentRequest(
        remainingItems(order)
          .map((item) => ({ ...item, quantity: quantities[item.id] ?? item.quantity }))
          .filter((item) => item.quantity > 0),
      )
      if (!built.ok) throw new Error(built.reason)
      return once((key) => dataProvider.createFulfillment(order.id, built.payload, key))
    },
  })
}
