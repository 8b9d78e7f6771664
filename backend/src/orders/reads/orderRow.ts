import { toCents } from '#domain/values/money'
import type { OrderStage } from '#domain/orders/orderStage'
import type { Order } from '#domain/orders/orderWire'
import type { ListRow } from '../../engine/lists/listStatement'

export const ORDER_COLUMNS = [
  'display_id',
  'email',
  'status',
  'payment_status',
  'fulfillment_status',
  'seller_status',
  'stage',
  'packed_count',
  'shipped_count',
  'delivered_count',
  'currency_code',
  'total',
  'created_at',
  'promised_on',
  'doc',
] as const

/**
 * Whether the promised day of an order has passed and not everything has arrived; answered by the index `order_promised`.
 *
 * @param order alias of the read model
 */
export const isLate = (order: string): string =>
  `(${order}.promised_on is not null and ${order}.stage in ('send', 'transit')
    and ${order}.promised_on < to_char(now() at time zone 'America/Sao_Paulo', 'YYYY-MM-DD'))`

/** The columns of an order's row. @param order alias of the read model */
export const orderColumns = (order: string): string =>
  [...ORDER_COLUMNS.map((name) => `${order}.${name}`), `${isLate(order)} as is_late`].join(', ')

export interface OrderRow extends ListRow {
  id: string
  display_id: number | null
  email: string | null
  status: string
  payment_status: string
  fulfillment_status: string
  seller_status: string
  stage: OrderStage
  packed_count: string | number
  shipped_count: string | number
  delivered_count: string | number
  currency_code: string
  /** Decimal reais. */
  total: string | number
  created_at: Date
  promised_on: string | null
  is_late: boolean
  doc: {
    items: {
      id: string
      title: string
      variant_title: string | null
      thumbnail: string | null
      quantity: number
      canceled_quantity: number
      /** Decimal reais. */
      unit_price: number
    }[]
    shipping_address: Order['shipping_address']
  }
}

/** An order in a list, lean: the money of the detail page (taxes, shipping, fulfilments) is not asked for here. */
export type OrderListItem = Omit<
  Order,
  'fulfillments' | 'subtotal' | 'tax_total' | 'shipping_total' | 'discount_total'
>

/** What the wire names, nothing else; amounts in cents (R5). */
export function presentOrderRow(row: OrderRow): OrderListItem {
  return {
    id: row.id,
    display_id: row.display_id,
    email: row.email,
    status: row.status,
    payment_status: row.payment_status,
    fulfillment_status: row.fulfillment_status,
    created_at: row.created_at.toISOString(),
    currency_code: row.currency_code,
    total: toCents(row.total),
    metadata: { seller_status: row.seller_status },
    stage: row.stage,
    promised_on: row.promised_on,
    is_late: row.is_late,
    bottles: {
      packed: Number(row.packed_count),
      shipped: Number(row.shipped_count),
      delivered: Number(row.delivered_count),
    },
    items: row.doc.items.map((item) => ({
      id: item.id,
      title: item.title,
      variant_title: item.variant_title,
      thumbnail: item.thumbnail,
      quantity: item.quantity,
      canceled_quantity: item.canceled_quantity,
      unit_price: toCents(item.unit_price),
      total: toCents(item.unit_price * item.quantity),
    })),
    shipping_address: row.doc.shipping_address,
  }
}
