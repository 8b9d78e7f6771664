import { z } from 'zod'

import { INVOICE_DIFFERENCES } from './invoice/invoiceDifferences'
import { isDateOnly } from '../values/dates'
import { ORDER_FILTER_KEYS } from './orderFilter'
import { INVOICE_FILTERS, RETURN_FILTERS } from './orderFilter'
import { SELLER_LATE_FILTERS } from './orderDeadlines'
import { ORDER_TABS } from './orderStage'
import { ORDER_WAITING } from './orderWaiting'
import { INVOICE_KEY_TYPED_MAX, REJECT_REASON_MAX } from '../limits'
import { listQuery, listResponse, longText, timestamp, text } from '../wire/common'
import { deliveryTerms } from '../checkout/deliveryTermsWire'
import { fulfillment } from './fulfillmentWire'

const day = z.string().refine(isDateOnly, { error: 'Data inválida' })

export const orderItem = z.object({
  id: z.string(),
  title: z.string(),
  variant_title: z.string().nullish(),
  thumbnail: z.string().nullish(),
  quantity: z.number(),
  /** Of these, bottles that were given back before they were packed, and are never sent. */
  canceled_quantity: z.number().nullish(),
  /** Bottles packed (in fulfilments that are not canceled), on their way, and delivered; one order only. */
  fulfilled_quantity: z.number().nullish(),
  shipped_quantity: z.number().nullish(),
  delivered_quantity: z.number().nullish(),
  /** Cents, as total. */
  unit_price: z.number(),
  total: z.number(),
  requires_shipping: z.boolean().nullish(),
  /** With inventory levels, so that a fulfilment finds its stock location (spec §5 Fulfilment). */
  variant: z
    .looseObject({
      id: z.string().optional(),
      inventory_items: z
        .array(
          z.looseObject({
            inventory: z
              .looseObject({
                location_levels: z.array(z.looseObject({ location_id: z.string() })).nullish(),
              })
              .nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
})
export type OrderItem = z.infer<typeof orderItem>

export const shippingAddress = z.object({
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
  company: z.string().nullish(),
  address_1: z.string().nullish(),
  address_2: z.string().nullish(),
  city: z.string().nullish(),
  province: z.string().nullish(),
  postal_code: z.string().nullish(),
  phone: z.string().nullish(),
})
export type ShippingAddress = z.infer<typeof shippingAddress>

/** What can happen to an order, in the words of the timeline. */
const TIMELINE_EVENTS = [
  'placed',
  'payment_captured',
  'payment_canceled',
  'payment_refunded',
  'refund_failed',
  'accepted',
  'rejected',
  'canceled',
  'completed',
  'fulfillment_created',
  'shipped',
  'tracking_corrected',
  'delivered',
  'fulfillment_canceled',
  'return_asked',
  'return_approved',
  'return_refused',
  'return_received',
  'return_waived',
  'return_refunded',
  'return_closed',
] as const

/** One entry of the timeline, oldest first. `actor` is the name of who did it, null when nobody is known, or who it was is gone. */
export const timelineEntry = z.object({
  event: z.enum(TIMELINE_EVENTS),
  at: timestamp,
  actor: z.string().nullable(),
  fulfillment_id: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** Why the seller rejected the order, or the bank did not carry a refund out. */
  reason: z.string().nullish(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/**
 * What the marketplace keeps of the order and what the seller gets, both net of what was given back (`orderFigures`);
 * cents. Rate in percent 0-100, null without rule.
 */
const orderCommission = z.object({
  percentage_rate: z.number().nullable(),
  /** What the rate is applied to: the wines after discounts, without delivery. */
  base_amount: z.number(),
  refunded_amount: z.number(),
  amount: z.number(),
  /** total - refunded_amount - amount; of an order that has ended, what was captured takes the place of the total. */
  net_amount: z.number(),
})

/** The fiscal invoice of an order, by its access key of 44 characters. */
const orderInvoice = z.object({
  access_key: z.string(),
  added_at: timestamp,
  /** What its XML says, when it came by one: total in cents, day in São Paulo, the buyer's CPF or CNPJ in part. */
  xml: z
    .object({
      total: z.number(),
      issued_on: z.string(),
      buyer: z.string().nullable(),
      differences: z.array(z.enum(INVOICE_DIFFERENCES)),
    })
    .nullish(),
})

/** The buyer's CPF or CNPJ: whole for those who issue or check the invoice, else all but its last two characters hidden. */
const buyerTaxId = z.object({ text: z.string(), hidden: z.boolean() })

/** PUT-like: a key replaces the one before. Spaces and points are taken out. */
export const invoiceRequest = z.strictObject({ access_key: text(INVOICE_KEY_TYPED_MAX) })

/** An order on the wire (spec §3); amounts in cents. fulfillment_status speaks of delivery (R28). */
export const order = z
  .object({
    id: z.string(),
    display_id: z.number().nullish(),
    email: z.string().nullish(),
    status: z.string(),
    payment_status: z.string().nullish(),
    fulfillment_status: z.string().nullish(),
    created_at: timestamp,
    currency_code: z.string().default('brl'),
    items: z.array(orderItem).default([]),
    shipping_address: shippingAddress.nullish(),
    metadata: z.looseObject({ seller_status: z.string().nullish() }).nullish(),
    fulfillments: z.array(fulfillment).default([]),
    /** What is to be done next, and how many bottles are packed, gone and delivered. */
    stage: z.enum(['payment', ...ORDER_TABS, 'over']).optional(),
    bottles: z.object({ packed: z.number(), shipped: z.number(), delivered: z.number() }).nullish(),
    /** The day, yyyy-MM-dd, promised to the buyer: from the approval on, for orders with a freight table. */
    promised_on: z.string().nullish(),
    is_late: z.boolean().optional(),
    /** From when its seller's deadlines count: the payment by PIX, else the order itself. Of one order only. */
    due_from: timestamp.optional(),
    /** Of one order only. */
    delivery: deliveryTerms.nullish(),
    subtotal: z.number().default(0),
    tax_total: z.number().default(0),
    shipping_total: z.number().default(0),
    discount_total: z.number().default(0),
    total: z.number(),
    seller: z.object({ id: z.string(), name: z.string() }).nullish(),
    /** Of one order only, as the timeline. */
    commission: orderCommission.nullish(),
    invoice: orderInvoice.nullish(),
    buyer_tax_id: buyerTaxId.nullish(),
    timeline: z.array(timelineEntry).optional(),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>

/** POST /vendor/orders/{id}/cancel: why, in words for the buyer. Hosts of spec §7 send none. */
export const orderRejectRequest = z.strictObject({ reason: longText(REJECT_REASON_MAX).optional() })

export const orderResponse = z.object({ order })
export type OrderResponse = z.infer<typeof orderResponse>

const orderFilters = {
  status: z.enum(ORDER_FILTER_KEYS).optional(),
  stage: z.enum(ORDER_TABS).optional(),
  /** Days in São Paulo, both included (R32). */
  created_from: day.optional(),
  created_to: day.optional(),
  /** Approved orders without a fiscal invoice. */
  invoice: z.enum(INVOICE_FILTERS).optional(),
  returns: z.enum(RETURN_FILTERS).optional(),
  /** Orders whose promised day has passed. */
  late: z.enum(SELLER_LATE_FILTERS).optional(),
}

const SORTABLE = ['display_id', 'created_at', 'total', 'email'] as const

export const sellerOrderListQuery = listQuery(SORTABLE, {
  ...orderFilters,
  /** One group of 'Hoje'. */
  waiting: z.enum(ORDER_WAITING).optional(),
})
export type SellerOrderListQuery = z.infer<typeof sellerOrderListQuery>

/** Cards: all orders, pending, captured, and the revenue of the captured ones in cents (R29); the tabs' numbers. */
export const orderSummary = z.object({
  total: z.number(),
  pending: z.number(),
  captured: z.number(),
  revenue: z.number(),
  /** Orders with a return of which something is still to be done. */
  returns: z.number(),
  stages: z.object({
    approve: z.number(),
    send: z.number(),
    transit: z.number(),
    delivered: z.number(),
  }),
})
export type OrderListSummary = z.infer<typeof orderSummary>

export const orderListResponse = listResponse('orders', order, orderSummary)
export type OrderListResponse = z.infer<typeof orderListResponse>

/** GET /vendor/orders/statistics: weeks from Sunday, or months, in São Paulo. */
export const orderStatisticsQuery = z.object({ period: z.enum(['week', 'month']).default('week') })
export type OrderStatisticsQuery = z.infer<typeof orderStatisticsQuery>

/** Bottles of one wine, or by one carrier; null: a code that no known carrier has. */
const returnFigures = z.object({
  name: z.string().nullable(),
  delivered: z.number(),
  broken: z.number(),
  returned: z.number(),
})

/** Sales by period, net of what was given back, oldest first, empty periods included; days in São Paulo, both included. Cents. */
export const orderStatistics = z.object({
  revenue: z.array(z.object({ from: z.string(), to: z.string(), amount: z.number() })),
  best_sellers: z.array(
    z.object({
      product_id: z.string(),
      title: z.string(),
      bottles: z.number(),
    }),
  ),
  /** Of the last twelve months: bottles that came back or were asked back, of those delivered; the most broken first. */
  returns: z.object({ wines: z.array(returnFigures), carriers: z.array(returnFigures) }),
})
export type OrderStatistics = z.infer<typeof orderStatistics>

/** GET /vendor/orders/export.csv: the filters of the list, without its pages. */
export const orderExportQuery = sellerOrderListQuery.omit({ limit: true, offset: true })
export type OrderExportQuery = z.infer<typeof orderExportQuery>
