import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { toCents } from '#domain/values/money'
import type { EngineTransaction } from '../../engine/database/engineTransaction'

/** An order as it was placed, with the engine's own sums; cents. */
export interface PlacedOrder {
  id: string
  displayId: number
  email: string | null
  firstName: string | null
  lastName: string | null
  items: { id: string; productId: string | null; title: string; quantity: number; total: number }[]
  shipping: number
  total: number
}

interface Item {
  id: string
  product_id: string | null
  product_title: string | null
  title: string
  quantity: number
  /** Decimal reais. */
  total: number | string
}

/** The order as the transaction sees it. */
export async function readPlacedOrder(
  container: MedusaContainer,
  { freshContext }: Pick<EngineTransaction, 'freshContext'>,
  orderId: string,
): Promise<PlacedOrder> {
  // Selecting a total makes the order module compute the totals of the lines as well.
  const order = await container.resolve(Modules.ORDER).retrieveOrder(
    orderId,
    {
      select: ['id', 'display_id', 'email', 'total', 'item_total'],
      relations: ['items', 'items.adjustments', 'items.tax_lines', 'shipping_address'],
    },
    freshContext(Modules.ORDER),
  )
  const items = ((order.items ?? []) as unknown as Item[]).map((item) => ({
    id: item.id,
    productId: item.product_id,
    title: item.product_title ?? item.title,
    quantity: Number(item.quantity),
    total: toCents(Number(item.total)),
  }))
  const total = toCents(Number(order.total))
  return {
    id: order.id,
    displayId: order.display_id ?? 0,
    email: order.email ?? null,
    firstName: order.shipping_address?.first_name ?? null,
    lastName: order.shipping_address?.last_name ?? null,
    items,
    shipping: total - items.reduce((sum, item) => sum + item.total, 0),
    total,
  }
}
