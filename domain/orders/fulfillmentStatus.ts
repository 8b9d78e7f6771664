import { dueBottles } from './dueBottles'
import type { StatusColor, StatusEntry } from '../status'

export type FulfillmentStatus =
  | 'not_fulfilled'
  | 'partially_fulfilled'
  | 'fulfilled'
  | 'returned'
  | 'canceled'
  | 'shipped'
  | 'partially_shipped'
  | 'delivered'
  | 'partially_delivered'
  | 'partially_returned'

/**
 * Delivery words of the wire (spec §4, R28), and labels of the engine's own words for hosts that send them.
 */
const FULFILLMENT_STATUSES = {
  not_fulfilled: { label: 'Não Entregue', color: 'warning' },
  partially_fulfilled: { label: 'Parcialmente Entregue', color: 'info' },
  fulfilled: { label: 'Entregue', color: 'success' },
  returned: { label: 'Devolvido', color: 'neutral' },
  canceled: { label: 'Cancelado', color: 'error' },
  shipped: { label: 'Enviado', color: 'info' },
  partially_shipped: { label: 'Parcialmente Enviado', color: 'info' },
  delivered: { label: 'Entregue', color: 'success' },
  partially_delivered: { label: 'Parcialmente Entregue', color: 'info' },
  partially_returned: { label: 'Parcialmente Devolvido', color: 'neutral' },
} satisfies Record<FulfillmentStatus, StatusEntry>

const isFulfillmentStatus = (value: unknown): value is FulfillmentStatus =>
  typeof value === 'string' && Object.hasOwn(FULFILLMENT_STATUSES, value)

export const fulfillmentStatusLabel = (status: string | null | undefined): string =>
  isFulfillmentStatus(status) ? FULFILLMENT_STATUSES[status].label : 'Desconhecido'

export const fulfillmentStatusColor = (status: string | null | undefined): StatusColor =>
  isFulfillmentStatus(status) ? FULFILLMENT_STATUSES[status].color : 'neutral'

/** The statuses our own server sends (R28). */
export type DeliveryStatus =
  'not_fulfilled' | 'partially_fulfilled' | 'fulfilled' | 'returned' | 'canceled'

export interface DeliveryFacts {
  /** The order's status; a canceled order has a canceled delivery. */
  status: string
  /** Bottles ordered, of them those that are never sent and, when something came back, bottles returned. */
  items: readonly {
    id: string
    quantity: number
    canceled_quantity?: number | null
    returned_quantity?: number | null
  }[]
  fulfillments: readonly {
    delivered_at?: string | Date | null
    canceled_at?: string | Date | null
    /** Absent items mean the whole order. */
    items?: readonly { line_item_id?: string | null; quantity: number }[] | null
  }[]
}

/**
 * What fulfillment_status says on the wire (R28): it speaks of delivery, so it is not_fulfilled until the first
 * bottle is delivered, whatever is packed or on its way.
 */
export function deriveFulfillmentStatus(order: DeliveryFacts): DeliveryStatus {
  if (order.status === 'canceled') return 'canceled'
  const due = dueBottles(order.items)
  const returned = sum(order.items.map((item) => item.returned_quantity ?? 0))
  if (due > 0 && returned >= due) return 'returned'

  const delivered = order.fulfillments.filter((one) => one.delivered_at && !one.canceled_at)
  if (delivered.length === 0) return 'not_fulfilled'
  const quantity = sum(
    delivered.map((one) => (one.items ? sum(one.items.map((item) => item.quantity)) : due)),
  )
  return quantity >= due ? 'fulfilled' : 'partially_fulfilled'
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
