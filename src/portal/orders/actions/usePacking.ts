import { fulfillmentRequest } from '#domain/orders/orderFulfillmentRequest'
import { remainingItems } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import { useNotify } from 'ra-core'
import { useIdempotencyKey } from '../../../kit/http/useIdempotencyKey'
import { useOrderAction } from './useOrderAction'

/** Packs what is left of an order, or a part of it (spec §4 Fulfilment). */
export function usePacking(order: Order) {
  const notify = useNotify()
  const left = remainingItems(order)
  const once = useIdempotencyKey()
  const { act, isPending, failed } = useOrderAction({
    texts: 'order.actions.fulfillment',
    run: (dataProvider, request: Parameters<typeof dataProvider.createFulfillment>[1]) =>
      once((key) => dataProvider.createFulfillment(order.id, request, key)),
  })
  /** @param quantities how many bottles of each line go into the package, by line id; all of a line that is not named */
  const pack = async (quantities: Record<string, number> = {}) => {
    const built = fulfillmentRequest(
      left
        .map((item) => ({ ...item, quantity: quantities[item.id] ?? item.quantity }))
        .filter((item) => item.quantity > 0),
    )
    if (built.ok) return act(built.payload)
    notify(built.reason, { type: 'error' })
    return undefined
  }
  return { left, pack, isPending, failed }
}
