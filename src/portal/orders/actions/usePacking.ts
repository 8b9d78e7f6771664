import { fulfillmentRequest } from '#domain/orders/orderFulfillmentRequest'
import { remainingItems } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import type { useIdempotencyKey } from '../../../kit/http/useIdempotencyKey'
import { useOrderAction } from './useOrderAction'

/**
 * Packs what is left of an order, or a part of it (spec §4 Fulfilment). `act` takes how many bottles of each line go into the
 * package, by line id; all of a line that is not named.
 * @param once of what stays while it is tried again: two packages of the same bottles are told apart by their key alone
 */
export function usePacking(
  order: Order,
  once: ReturnType<typeof useIdempotencyKey>,
  inDialog = false,
) {
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
      return once(
        (key) => dataProvider.createFulfillment(order.id, built.payload, key),
        order.fulfillments?.length,
      )
    },
  })
}
