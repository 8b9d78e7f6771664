import { keysOf } from '../status'

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
  not_paid: 'Não pago',
  pending: 'Pendente',
  authorized: 'Autorizado',
  awaiting: 'Aguardando',
  paid: 'Pago',
  captured: 'Capturado',
  refunded: 'Reembolsado',
  canceled: 'Cancelado',
  requires_action: 'Ação necessária',
  partially_authorized: 'Parcialmente autorizado',
  partially_captured: 'Parcialmente capturado',
  partially_refunded: 'Parcialmente reembolsado',
} satisfies Record<PaymentStatus, string>

export const PAYMENT_STATUS_KEYS = keysOf<PaymentStatus>(PAYMENT_STATUSES)

const isPaymentStatus = (value: unknown): value is PaymentStatus =>
  typeof value === 'string' && Object.hasOwn(PAYMENT_STATUSES, value)

export const paymentStatusLabel = (status: string | null | undefined): string =>
  isPaymentStatus(status) ? PAYMENT_STATUSES[status] : 'Desconhecido'

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
