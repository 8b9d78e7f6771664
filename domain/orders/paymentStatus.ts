import { keysOf, type StatusColor, type StatusEntry } from '../status'

export type PaymentStatus =
  | 'not_paid'
  | 'pending'
  | 'authorized'
  | 'awaiting'
  | 'paid'
  | 'captured'
  | 'refunded'
  | 'canceled'
  | 'requires_action'
  | 'partially_authorized'
  | 'partially_captured'
  | 'partially_refunded'

/** Payment statuses (spec §4), and the engine's partial ones. */
const PAYMENT_STATUSES = {
  not_paid: { label: 'Não pago', color: 'warning' },
  pending: { label: 'Pendente', color: 'warning' },
  authorized: { label: 'Autorizado', color: 'info' },
  awaiting: { label: 'Aguardando', color: 'warning' },
  paid: { label: 'Pago', color: 'success' },
  captured: { label: 'Capturado', color: 'success' },
  refunded: { label: 'Reembolsado', color: 'info' },
  canceled: { label: 'Cancelado', color: 'error' },
  requires_action: { label: 'Ação necessária', color: 'warning' },
  partially_authorized: { label: 'Parcialmente autorizado', color: 'info' },
  partially_captured: { label: 'Parcialmente capturado', color: 'info' },
  partially_refunded: { label: 'Parcialmente reembolsado', color: 'info' },
} satisfies Record<PaymentStatus, StatusEntry>

export const PAYMENT_STATUS_KEYS = keysOf<PaymentStatus>(PAYMENT_STATUSES)

const isPaymentStatus = (value: unknown): value is PaymentStatus =>
  typeof value === 'string' && Object.hasOwn(PAYMENT_STATUSES, value)

export const paymentStatusLabel = (status: string | null | undefined): string =>
  isPaymentStatus(status) ? PAYMENT_STATUSES[status].label : 'Desconhecido'

export const paymentStatusColor = (status: string | null | undefined): StatusColor =>
  isPaymentStatus(status) ? PAYMENT_STATUSES[status].color : 'neutral'

/** What a bank's word means in plain ones; null where the label is plain already. */
export const plainPayment = (status: string | null | undefined): string | null =>
  (isPaymentStatus(status) && PLAIN[status]) || null

const PLAIN: Partial<Record<PaymentStatus, string>> = {
  authorized: 'reservado',
  captured: 'pago',
  partially_authorized: 'reservado em parte',
  partially_captured: 'pago em parte',
}

/** Whether all that was captured of an order has been given back: nobody has anything left to do with it. */
export const isGivenBack = ({ payment_status }: { payment_status?: string | null }): boolean =>
  payment_status === 'refunded'
