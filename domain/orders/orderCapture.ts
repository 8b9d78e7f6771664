import { readSellerApproval } from './sellerApproval'

/** The part of an order that decides whether its payment can be captured. */
export interface CaptureFacts {
  status: string
  payment_status?: string | null
  metadata?: { seller_status?: string | null } | null
}

/** The engine's provider of payments that somebody receives by hand: a capture records them and charges nothing. */
export const MANUAL_PAYMENT = 'pp_system_default'

/** Our provider of payments by PIX: the bank says that they came, nobody captures them by hand. */
export const PIX_PAYMENT = 'pp_pix'

/** Payment statuses of which something can be captured. */
export const OPEN_PAYMENTS: readonly string[] = [
  'authorized',
  'partially_authorized',
  'partially_captured',
]

/** Why the payment of an order cannot be captured now, or null; used by the button and by the server. */
export function captureProblem(order: CaptureFacts): string | null {
  if (order.status === 'canceled') return 'Este pedido foi cancelado.'
  if (readSellerApproval(order.metadata) === 'rejected') return 'Este pedido foi rejeitado.'
  return OPEN_PAYMENTS.includes(order.payment_status ?? '')
    ? null
    : 'Este pedido não tem pagamento autorizado a capturar.'
}

/** Payment statuses of what was paid, also when some of it went back since. */
export const PAID: readonly string[] = ['captured', 'paid', 'refunded', 'partially_refunded']

/** Whether the money has come, also when some of it went back since. */
export const isPaid = ({ payment_status }: Pick<CaptureFacts, 'payment_status'>): boolean =>
  PAID.includes(payment_status ?? '')

/** What somebody is told before wines leave whose payment was not captured, or null. */
export const unpaidWarning = (order: Pick<CaptureFacts, 'payment_status'>): string | null =>
  isPaid(order) ? null : 'O pagamento deste pedido ainda não foi confirmado.'
