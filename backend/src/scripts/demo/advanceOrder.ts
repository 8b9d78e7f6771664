import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  cancelOrderFulfillmentWorkflow,
  cancelOrderWorkflow,
  capturePaymentWorkflow,
  completeOrderWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
  refundPaymentWorkflow,
} from '@medusajs/medusa/core-flows'
import { postalTrackingUrl } from '#domain/orders/tracking'
import { forgetTaxIdOfCanceled, writeApproval } from '../../orders'
import { ORDER_STEPS, type OrderSteps } from './orderSteps'
import type { PlacedOrder } from './placeOrders'

/** Brings a freshly placed order to its planned state through the engine's workflows. */
export async function advanceOrder(
  container: MedusaContainer,
  { plan, orderId }: PlacedOrder,
  location_id: string,
): Promise<void> {
  const steps: OrderSteps = ORDER_STEPS[plan.state]
  if (Object.keys(steps).length === 0) return
  const order = await readOrder(container, orderId)
  if (steps.approval)
    await writeApproval(
      container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
      orderId,
      steps.approval,
      null,
      new Date(plan.approvedAt),
    )
  if (steps.unpaid) await withdrawAuthorization(container, order)
  if (steps.captured) {
    await capturePaymentWorkflow(container).run({ input: { payment_id: order.paymentId } })
  }
  if (steps.packed) {
    const items = steps.packed === 'first' ? order.items.slice(0, 1) : order.items
    const { result } = await createOrderFulfillmentWorkflow(container).run({
      input: { order_id: orderId, items, location_id, requires_shipping: true },
    })
    await send(
      container,
      steps,
      { order_id: orderId, fulfillment_id: result.id, items },
      plan.tracking,
    )
  }
  if (steps.refunded) {
    await refundPaymentWorkflow(container).run({
      input: { payment_id: order.paymentId, amount: order.amount },
    })
  }
  if (steps.completed) {
    await completeOrderWorkflow(container).run({ input: { orderIds: [orderId] } })
  }
  if (steps.canceled) {
    await cancelOrderWorkflow(container).run({ input: { order_id: orderId } })
    const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await forgetTaxIdOfCanceled(knex, orderId)
  }
}

/** The bank let the authorization lapse: the order remains, unpaid. */
async function withdrawAuthorization(
  container: MedusaContainer,
  { paymentId, collectionId }: OrderNow,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  await payments.cancelPayment(paymentId)
  await payments.updatePaymentCollections(collectionId, { status: 'not_paid' } as object)
}

interface Parcel {
  order_id: string
  fulfillment_id: string
  items: OrderNow['items']
}

/** What became of the packed bottles. */
async function send(
  container: MedusaContainer,
  steps: OrderSteps,
  parcel: Parcel,
  code: string,
): Promise<void> {
  const { order_id, fulfillment_id } = parcel
  const tracking_url = postalTrackingUrl(code)
  if (steps.shipped) {
    const labels = [{ tracking_number: code, tracking_url, label_url: tracking_url }]
    await createOrderShipmentWorkflow(container).run({ input: { ...parcel, labels } })
  }
  if (steps.delivered) {
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({
      input: { orderId: order_id, fulfillmentId: fulfillment_id },
    })
  }
  if (steps.fulfillmentCanceled) {
    await cancelOrderFulfillmentWorkflow(container).run({ input: { order_id, fulfillment_id } })
  }
}

/** What the steps after the purchase need to know of an order. */
interface OrderNow {
  id: string
  items: { id: string; quantity: number }[]
  collectionId: string
  paymentId: string
  /** Decimal reais, as the engine keeps amounts (R5). */
  amount: number
}

/** What the query answers, as far as it is read here. */
interface LoadedOrder {
  id: string
  items: { id: string; quantity: number | string }[]
  payment_collections: { id: string; payments: { id: string; amount: number | string }[] }[]
}

/** @throws Error when the order has no payment, which a completed cart always has */
async function readOrder(container: MedusaContainer, orderId: string): Promise<OrderNow> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['id', 'items.*', 'payment_collections.id', 'payment_collections.payments.*'],
    filters: { id: orderId },
  })
  const order = data[0] as LoadedOrder | undefined
  const collection = order?.payment_collections[0]
  const payment = collection?.payments[0]
  if (!order || !collection || !payment) throw new Error(`Order ${orderId} has no payment`)
  return {
    id: order.id,
    items: order.items.map(({ id, quantity }) => ({ id, quantity: Number(quantity) })),
    collectionId: collection.id,
    paymentId: payment.id,
    amount: Number(payment.amount),
  }
}
