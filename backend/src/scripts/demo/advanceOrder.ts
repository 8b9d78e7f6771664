import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
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
import { postalTrackingUrl } from '#domain/tracking'
import { readOrder, type OrderNow } from './readOrder'
import { ORDER_STEPS, type OrderSteps } from './orderSteps'
import type { PlacedOrder } from './placeOrders'

/**
 * Brings an order to its planned state through the engine's workflows. Every step first looks whether it has been
 * taken, so that an interrupted load goes on where it stopped.
 */
export async function advanceOrder(
  container: MedusaContainer,
  { plan, orderId }: PlacedOrder,
  stockLocationId: string,
): Promise<void> {
  const steps: OrderSteps = ORDER_STEPS[plan.state]
  const before = await readOrder(container, orderId)
  if (steps.approval) await answer(container, before, steps.approval)
  if (steps.unpaid) await withdrawAuthorization(container, before)
  if (steps.captured) await capture(container, before)
  if (steps.packed) {
    const items = steps.packed === 'first' ? before.items.slice(0, 1) : before.items
    const fulfillment =
      before.fulfillments[0] ?? (await pack(container, before, items, stockLocationId))
    const { id: fulfillment_id } = fulfillment
    if (steps.shipped && !fulfillment.shipped_at) {
      await ship(container, { order_id: orderId, fulfillment_id, items }, plan.tracking)
    }
    if (steps.delivered && !fulfillment.delivered_at) {
      await markOrderFulfillmentAsDeliveredWorkflow(container).run({
        input: { orderId, fulfillmentId: fulfillment_id },
      })
    }
    if (steps.fulfillmentCanceled && !fulfillment.canceled_at) {
      await cancelOrderFulfillmentWorkflow(container).run({
        input: { order_id: orderId, fulfillment_id },
      })
    }
  }
  if (steps.refunded) await refund(container, before)
  if (steps.completed && before.status !== 'completed') {
    await completeOrderWorkflow(container).run({ input: { orderIds: [orderId] } })
  }
  if (steps.canceled && before.status !== 'canceled') {
    await cancelOrderWorkflow(container).run({ input: { order_id: orderId } })
  }
}

async function answer(
  container: MedusaContainer,
  { id, metadata }: OrderNow,
  approval: 'accepted' | 'rejected',
): Promise<void> {
  if (metadata.seller_status === approval) return
  await container
    .resolve(Modules.ORDER)
    .updateOrders([{ id, metadata: { ...metadata, seller_status: approval } }])
}

/** The bank let the authorization lapse: the order stands, and nothing is paid. */
async function withdrawAuthorization(
  container: MedusaContainer,
  { payment, collectionId }: OrderNow,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  if (!payment.canceled_at) await payments.cancelPayment(payment.id)
  await payments.updatePaymentCollections(collectionId, { status: 'not_paid' } as object)
}

async function capture(container: MedusaContainer, { payment }: OrderNow): Promise<void> {
  if (payment.captured_at) return
  await capturePaymentWorkflow(container).run({ input: { payment_id: payment.id } })
}

async function refund(container: MedusaContainer, { payment }: OrderNow): Promise<void> {
  if (payment.refunds.length > 0) return
  await refundPaymentWorkflow(container).run({
    input: { payment_id: payment.id, amount: payment.amount },
  })
}

async function pack(
  container: MedusaContainer,
  order: OrderNow,
  items: OrderNow['items'],
  location_id: string,
): Promise<OrderNow['fulfillments'][number]> {
  const { result } = await createOrderFulfillmentWorkflow(container).run({
    input: { order_id: order.id, items, location_id, requires_shipping: true },
  })
  return { id: result.id, shipped_at: null, delivered_at: null, canceled_at: null }
}

async function ship(
  container: MedusaContainer,
  shipment: { order_id: string; fulfillment_id: string; items: OrderNow['items'] },
  code: string,
): Promise<void> {
  const tracking_url = postalTrackingUrl(code)
  await createOrderShipmentWorkflow(container).run({
    input: {
      ...shipment,
      labels: [{ tracking_number: code, tracking_url, label_url: tracking_url }],
    },
  })
}
