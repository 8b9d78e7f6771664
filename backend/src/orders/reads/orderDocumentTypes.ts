import type { bookedOf } from '#domain/money/ledger'
import type { OrderStage } from '#domain/orders/orderStage'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import type { Order } from '#domain/orders/orderWire'

/** A fulfilment as the database keeps it. */
export type FulfillmentDocument = Omit<Fulfillment, 'items' | 'labels'> & {
  labels: { id: string; tracking_number: string; tracking_url: string }[]
  items: { line_item_id: string | null; quantity: number }[]
}

/** One order as the database keeps it, with everything that its page tells. Amounts are decimal reais. */
export interface OrderDocument {
  id: string
  display_id: number | null
  email: string | null
  status: string
  payment_status: string
  fulfillment_status: string
  seller_status: string
  currency_code: string
  total: string | number
  created_at: Date
  due_from: Date
  canceled_at: Date | null
  completed_at: Date | null
  seller_id: string
  seller_name: string
  shipping_address: Order['shipping_address']
  stage: OrderStage
  /** yyyy-MM-dd */
  promised_on: string | null
  /** The promised day has passed, and not everything has arrived. */
  is_late: boolean
  /** What the delivery keeps (`checkout/writes/quoteDeliveries`). */
  delivery_data: unknown
  items: {
    id: string
    title: string
    variant_id: string | null
    variant_title: string | null
    thumbnail: string | null
    requires_shipping: boolean
    quantity: number
    canceled_quantity: number
    fulfilled_quantity: number
    shipped_quantity: number
    delivered_quantity: number
    unit_price: number
    inventory_items: { inventory_item_id: string; location_ids: string[] }[]
  }[]
  fulfillments: FulfillmentDocument[]
  payments: {
    canceled_at: string | null
    captures: { at: string }[]
    refunds: { at: string }[]
  }[]
  /** What the audit trail knows about the order, oldest first. */
  acts: {
    action: string
    at: string
    actor: string | null
    fulfillment_id: string | null
    reason: string | null
    codes: string[] | null
  }[]
  /** What its XML says is null where only the key is known; total in cents. */
  invoice: {
    access_key: string
    added_at: string
    total: number | null
    issued_on: string | null
    buyer: string | null
    is_buyer: boolean | null
  } | null
  /** Whole, as it is stored. */
  buyer_tax_id: string | null
  commission: {
    percentage_rate: number
    base_amount: number
    amount: number
    ruled: boolean
  } | null
  /** Cents that the ledger holds of the order, by kind. */
  booked: Parameters<typeof bookedOf>[0]
}
