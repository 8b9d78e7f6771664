import { keysOf, type StatusEntry } from '../status'
import { fulfillmentStatusColor, fulfillmentStatusLabel } from './fulfillmentStatus'
import { dueBottles } from './dueBottles'

/**
 * What is to be done with an order next; the tabs of the seller's list. The database says which (`read_model.order_stage`): it
 * must sort and count by it.
 */
export type OrderStage = 'payment' | 'approve' | 'send' | 'transit' | 'delivered' | 'over'

/**
 * The tabs, in the order of the work; under 'Todos' only is what was canceled, rejected or given back before it all arrived, and
 * what waits for a payment that ends by itself (`payment`, docs/decisions/25-pix.md).
 */
export const ORDER_STAGES = {
  approve: { label: 'A aprovar' },
  send: { label: 'A enviar' },
  transit: { label: 'Em trânsito' },
  delivered: { label: 'Entregues' },
} satisfies Record<Exclude<OrderStage, 'over' | 'payment'>, { label: string }>

export type OrderTab = keyof typeof ORDER_STAGES
export const ORDER_TABS = keysOf<OrderTab>(ORDER_STAGES)

/** Bottles in packages that are not canceled: packed at least, gone at least, and delivered. */
export interface MovedBottles {
  packed: number
  shipped: number
  delivered: number
}

/** How far the bottles of an order have come. What was handed over without being sent counts as gone too. */
export function movedBottles(
  fulfillments: readonly {
    shipped_at?: string | Date | null
    delivered_at?: string | Date | null
    canceled_at?: string | Date | null
    items?: readonly { quantity: number }[] | null
  }[],
): MovedBottles {
  const active = fulfillments.filter((one) => !one.canceled_at)
  const bottles = (some: typeof active) => sum(some.flatMap((one) => one.items ?? []))
  return {
    packed: bottles(active),
    shipped: bottles(active.filter((one) => one.shipped_at ?? one.delivered_at)),
    delivered: bottles(active.filter((one) => one.delivered_at)),
  }
}

interface DeliveryShown {
  fulfillment_status?: string | null
  items: readonly { quantity: number; canceled_quantity?: number | null }[]
  bottles?: MovedBottles | null
}

/**
 * The fulfilment status as people see it: the wire's speaks of delivery only (R28), so until something is delivered the
 * packages say whether the order is being prepared, is partly on its way, or has left.
 */
export function shownDelivery({ fulfillment_status, items, bottles }: DeliveryShown): StatusEntry {
  const shown = (status: string | null | undefined): StatusEntry => ({
    label: fulfillmentStatusLabel(status),
    color: fulfillmentStatusColor(status),
  })
  if (fulfillment_status !== 'not_fulfilled' || !bottles) return shown(fulfillment_status)
  if (bottles.shipped > 0)
    return shown(bottles.shipped >= dueBottles(items) ? 'shipped' : 'partially_shipped')
  return bottles.packed > 0 ? { label: 'Separado', color: 'warning' } : shown(fulfillment_status)
}

const sum = (items: readonly { quantity: number }[]): number =>
  items.reduce((total, { quantity }) => total + quantity, 0)
