import { bookedOf, orderFigures } from '#domain/money/ledger'
import { invoiceDifferences } from '#domain/orders/invoice/invoiceDifferences'
import { toCents } from '#domain/values/money'
import { hideTaxId } from '#domain/values/taxId'
import { canceledValue } from '#domain/orders/dueBottles'
import { movedBottles } from '#domain/orders/orderStage'
import { readDeliveryTerms } from '#domain/checkout/deliveryTermsWire'
import type { Order } from '#domain/orders/orderWire'
import type { FulfillmentDocument, OrderDocument } from './orderDocumentTypes'
import { orderTimeline } from './orderTimeline'

/** The engine's sums of an order, in decimal reais. */
export interface OrderSums {
  shipping: number
  tax: number
  discount: number
}

/**
 * One order on the wire, nothing but what the schema names. subtotal is the sum of the shown lines, and
 * subtotal + tax_total + shipping_total - discount_total = total, to the cent.
 *
 * @param isTaxIdWhole whether the reader may see the buyer's whole CPF or CNPJ; the seller may once the order is approved
 */
export function presentOrder(
  document: OrderDocument,
  sums: OrderSums,
  isTaxIdWhole = document.seller_status === 'accepted',
): Order {
  const items = document.items.map(presentItem)
  const subtotal = items.reduce((sum, item) => sum + item.total, 0)
  const shipping_total = toCents(sums.shipping)
  const tax_total = toCents(sums.tax)
  const discount_total = toCents(sums.discount)
  // What was sold stays what was sold, also when the engine lowers its own total after a refund.
  const total = subtotal + tax_total + shipping_total - discount_total
  const metadata = { seller_status: document.seller_status }
  const bottles = movedBottles(document.fulfillments)
  return {
    id: document.id,
    display_id: document.display_id,
    email: document.email,
    status: document.status,
    payment_status: document.payment_status,
    fulfillment_status: document.fulfillment_status,
    created_at: document.created_at.toISOString(),
    currency_code: document.currency_code,
    items,
    shipping_address: document.shipping_address,
    metadata,
    stage: document.stage,
    promised_on: document.promised_on,
    is_late: document.is_late,
    due_from: document.due_from.toISOString(),
    delivery: readDeliveryTerms(document.delivery_data),
    bottles,
    fulfillments: document.fulfillments.map(presentFulfillment),
    subtotal,
    tax_total,
    shipping_total,
    discount_total,
    total,
    seller: { id: document.seller_id, name: document.seller_name },
    commission: presentCommission(document, total),
    invoice: document.invoice && presentInvoice(document.invoice, total - canceledValue(items)),
    buyer_tax_id: presentTaxId(document.buyer_tax_id, isTaxIdWhole),
    timeline: orderTimeline(document),
  }
}

const presentTaxId = (taxId: string | null, isWhole: boolean): Order['buyer_tax_id'] =>
  taxId === null ? null : { text: isWhole ? taxId : hideTaxId(taxId), hidden: !isWhole }

function presentItem(item: OrderDocument['items'][number]): Order['items'][number] {
  const { inventory_items, variant_id, unit_price, ...rest } = item
  return {
    ...rest,
    unit_price: toCents(unit_price),
    total: toCents(unit_price) * item.quantity,
    variant: variant_id
      ? {
          id: variant_id,
          inventory_items: inventory_items.map(({ inventory_item_id, location_ids }) => ({
            inventory_item_id,
            inventory: { location_levels: location_ids.map((location_id) => ({ location_id })) },
          })),
        }
      : null,
  }
}

function presentInvoice(
  invoice: NonNullable<OrderDocument['invoice']>,
  orderTotal: number,
): Order['invoice'] {
  const { access_key, added_at, total, issued_on, buyer, is_buyer: isBuyer } = invoice
  return {
    access_key,
    added_at: new Date(added_at).toISOString(),
    xml:
      total === null || issued_on === null
        ? null
        : {
            total,
            issued_on,
            buyer,
            differences: invoiceDifferences({ total, buyer, isBuyer }, orderTotal),
          },
  }
}

/** Null without lines, and of an order that ended without money. */
function presentCommission(
  { commission, booked, status, seller_status }: OrderDocument,
  total: number,
): Order['commission'] {
  if (!commission) return null
  const goods = toCents(commission.base_amount)
  const isOver = status === 'canceled' || seller_status === 'rejected'
  const terms = { total, shipping: total - goods, commission: toCents(commission.amount) }
  const figures = orderFigures(terms, bookedOf(booked), isOver)
  if (isOver && figures.sales === 0) return null
  return {
    percentage_rate: commission.ruled ? commission.percentage_rate : null,
    base_amount: goods,
    refunded_amount: figures.refunded,
    amount: figures.commission,
    net_amount: figures.net,
  }
}

const MOMENTS = ['created_at', 'packed_at', 'shipped_at', 'delivered_at', 'canceled_at'] as const

export const presentFulfillment = (one: FulfillmentDocument) => ({ ...one, ...timestamps(one) })

/** The moments of a fulfilment as ISO 8601 in UTC, as every other moment of the wire. */
function timestamps(one: FulfillmentDocument) {
  const iso = (timestamp: string | null | undefined) =>
    timestamp ? new Date(timestamp).toISOString() : null
  const [created_at, ...others] = MOMENTS
  return {
    [created_at]: new Date(one.created_at).toISOString(),
    ...Object.fromEntries(others.map((name) => [name, iso(one[name])])),
  }
}
