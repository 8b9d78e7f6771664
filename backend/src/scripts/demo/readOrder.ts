import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

type Moment = Date | string | null

/** How far an order has come. */
export interface OrderNow {
  id: string
  status: string
  metadata: Record<string, unknown>
  items: { id: string; quantity: number }[]
  collectionId: string
  payment: {
    id: string
    amount: number
    captured_at: Moment
    canceled_at: Moment
    refunds: unknown[]
  }
  fulfillments: {
    id: string
    shipped_at: Moment
    delivered_at: Moment
    canceled_at: Moment
  }[]
}

/** What the query answers, as far as it is read here. */
interface LoadedOrder {
  id: string
  status: string
  metadata: Record<string, unknown> | null
  items: { id: string; quantity: number | string }[]
  payment_collections: { id: string; payments: OrderNow['payment'][] }[]
  fulfillments: OrderNow['fulfillments']
}

/** @throws Error when the order has no payment, which a completed cart always has */
export async function readOrder(container: MedusaContainer, orderId: string): Promise<OrderNow> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: [
      'id',
      'status',
      'metadata',
      'items.*',
      'fulfillments.id',
      'fulfillments.shipped_at',
      'fulfillments.delivered_at',
      'fulfillments.canceled_at',
      'payment_collections.id',
      'payment_collections.payments.*',
      'payment_collections.payments.refunds.id',
    ],
    filters: { id: orderId },
  })
  const order = data[0] as LoadedOrder | undefined
  const collection = order?.payment_collections[0]
  const payment = collection?.payments[0]
  if (!order || !collection || !payment) throw new Error(`Order ${orderId} has no payment`)
  return {
    id: order.id,
    status: order.status,
    metadata: order.metadata ?? {},
    items: order.items.map(({ id, quantity }) => ({ id, quantity: Number(quantity) })),
    collectionId: collection.id,
    payment: { ...payment, amount: Number(payment.amount) },
    fulfillments: order.fulfillments,
  }
}
