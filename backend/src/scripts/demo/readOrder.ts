import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** What the steps after the purchase need to know of an order. */
export interface OrderNow {
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
export async function readOrder(container: MedusaContainer, orderId: string): Promise<OrderNow> {
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
