import { notAccepted } from '#domain/orders/orderActions'
import { isGivenBack } from '#domain/orders/paymentStatus'
import type { WaitingPackage } from '#domain/orders/matchTracking'
import { sortForPicking } from '#domain/orders/picking'
import type { OrderSlip } from '#domain/orders/orderBatchWire'
import { boxesToSend } from '../slip/boxesOf'

/** What waits for its code: a package, or all that is left of an order, which is packed when it is sent. */
export interface Parcel extends WaitingPackage {
  order: OrderSlip
  fulfillmentId?: string
}

/** What is to be sent of these orders, in the sequence of the print: late ones first. */
export const parcelsOf = (orders: readonly OrderSlip[]): Parcel[] =>
  sortForPicking(
    orders
      .filter((order) => notAccepted(order) === null && !isGivenBack(order))
      .flatMap((order) =>
        boxesToSend(order).map((one) => ({ ...one, order, fulfillmentId: one.box?.id })),
      ),
  ).map(({ order, displayId, fulfillmentId }) => ({
    key: keyOf(order, fulfillmentId),
    order,
    displayId,
    ...(order.invoice && { invoiceKey: order.invoice.access_key }),
    ...(fulfillmentId && { fulfillmentId }),
  }))

/**
 * Which package of its order it is, undone ones counted; what is left is the next. So a line keeps its key, and what was typed
 * in it, when its bottles are packed.
 */
function keyOf({ id, fulfillments }: OrderSlip, fulfillmentId: string | undefined): string {
  // answered with the newest first
  const at = fulfillments.toReversed().findIndex((one) => one.id === fulfillmentId)
  return `${id}:${at < 0 ? fulfillments.length : at}`
}
