import type { CanceledLine } from '../orders/canceledBottles'
import { canCreateFulfillment, remainingItems } from '../orders/orderActions'
import type { AdminOrder } from '../orders/adminOrderWire'
import type { OrderReturns } from './orderReturnWire'
import { returnAmount, type ReturnAmount } from './returnMoney'

/**
 * What becomes of the wine that money is given back for: it never leaves, it has arrived and stays with the buyer, or it has
 * arrived and comes back. Wine on its way is chosen once it has arrived: until then money is given back without bottles.
 */
export const WINE_FATES = ['unsent', 'kept', 'back'] as const
export type WineFate = (typeof WINE_FATES)[number]

export interface ChoosableLine {
  id: string
  title: string
  /** Bottles of it that can be chosen. */
  max: number
}

type Order = Pick<
  AdminOrder,
  'items' | 'fulfillments' | 'metadata' | 'status' | 'payment_status' | 'paid' | 'shipping_total'
>

/**
 * The bottles of an order that can be chosen for a refund, by what becomes of them.
 *
 * @param returns null before any have arrived
 */
export function choosableBottles(
  order: Order,
  returns: OrderReturns | null,
): Record<WineFate, ChoosableLine[]> {
  const arrived = (returns?.returnable.items ?? []).map(({ quantity: max, ...line }) => ({
    ...line,
    max,
  }))
  return {
    unsent: (canCreateFulfillment(order) ? remainingItems(order) : []).map(
      ({ id, title, quantity: max }) => ({ id, title, max }),
    ),
    kept: arrived,
    back: arrived,
  }
}

/**
 * What the chosen bottles come to, never more than is left; the freight follows when no bottle of the order stays with the
 * buyer, as of a return.
 */
export function chosenAmount(
  fate: WineFate,
  items: readonly CanceledLine[],
  { items: sold, shipping_total: freight, paid }: Order,
  returns: OrderReturns | null,
): ReturnAmount {
  const isArrived = fate === 'kept' || fate === 'back'
  const lines = sold.map((line) => ({
    id: line.id,
    quantity: line.quantity,
    // of bottles that have not arrived the whole order is looked at
    delivered: isArrived ? (line.delivered_quantity ?? 0) : line.quantity,
    paid: line.unit_price * line.quantity,
  }))
  const settled = (returns?.returns ?? [])
    .filter(({ state }) => state === 'refunded')
    .map((one) => ({ items: one.items, given: one.amount }))
  const canceled = sold.map((line) => ({ id: line.id, quantity: line.canceled_quantity ?? 0 }))
  const worth = sold.reduce((sum, line) => sum + line.unit_price * (line.canceled_quantity ?? 0), 0)
  return returnAmount(
    { items },
    {
      lines,
      settled: isArrived
        ? settled
        : [...settled, { items: canceled, given: { bottles: worth, freight: 0 } }],
      freight,
      paid,
    },
  )
}
