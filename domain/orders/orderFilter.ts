import type { OrderStatus } from './orderStatus'
import type { PaymentStatus } from './paymentStatus'
import { keysOf } from '../status'

interface OrderFilterRow {
  label: string
  /** Statuses that the option shows; 'all' is null. */
  order: readonly OrderStatus[]
  payment: readonly PaymentStatus[]
}

export type OrderFilter =
  | 'all'
  | 'pending'
  | 'canceled'
  | 'captured'
  | 'not_paid'
  | 'paid'
  | 'authorized'
  | 'refunded'

/**
 * Options of the status filter (spec §2). Option X shows the orders whose order status or payment status is X;
 * 'not_paid' includes awaiting (R29). The server builds its SQL from the same rows.
 */
export const ORDER_FILTERS = {
  all: { label: 'Todos', order: [], payment: [] },
  pending: { label: 'Pendente', order: ['pending'], payment: ['pending'] },
  canceled: { label: 'Cancelado', order: ['canceled'], payment: ['canceled'] },
  captured: { label: 'Capturado', order: ['captured'], payment: ['captured'] },
  not_paid: { label: 'Não pago', order: [], payment: ['not_paid', 'awaiting'] },
  paid: { label: 'Pago', order: [], payment: ['paid'] },
  authorized: { label: 'Autorizado', order: [], payment: ['authorized'] },
  refunded: { label: 'Reembolsado', order: ['refunded'], payment: ['refunded'] },
} satisfies Record<OrderFilter, OrderFilterRow>

/** What the invoice of an order may be asked for. */
export const INVOICE_FILTERS = ['missing'] as const

/** By returns of which something is still to be done, or of these by those that staff take a step further now. */
export const RETURN_FILTERS = ['open', 'refund'] as const

/** By what the sellers wrote on an order and staff have not read. */
export const MESSAGE_FILTERS = ['unseen'] as const

/** Wines that arrived and whose payment was not captured. */
export const OWED_FILTERS = ['delivered'] as const

export const ORDER_FILTER_KEYS = keysOf<OrderFilter>(ORDER_FILTERS)

export interface OrderStatusFacts {
  status: string
  payment_status?: string | null
}

/** Whether the filter option shows the order (R29). */
export function matchesOrderFilter(order: OrderStatusFacts, filter: OrderFilter): boolean {
  if (filter === 'all') return true
  const row: OrderFilterRow = ORDER_FILTERS[filter]
  return (
    (row.order as readonly string[]).includes(order.status) ||
    (row.payment as readonly string[]).includes(order.payment_status ?? '')
  )
}

/** Who the order goes to, or ''. */
export const customerName = (
  address: { first_name?: string | null; last_name?: string | null } | null | undefined,
): string => [address?.first_name, address?.last_name].filter(Boolean).join(' ')
