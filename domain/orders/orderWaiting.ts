/**
 * What an order may ask of its seller, in the order of 'Hoje' (issue 31.1), and a filter of the seller's list: the page counts
 * and the list shows by the same conditions (`waitingOrders`). `unpaid` asks for nothing until it is paid (R66).
 */
export const ORDER_WAITING = [
  'approve',
  'send',
  'returns',
  'invoice',
  'messages',
  'unpaid',
] as const
export type OrderWaiting = (typeof ORDER_WAITING)[number]

/** Payment statuses with which an order can be answered: the money is there, or reserved. */
export const ANSWERABLE_PAYMENTS: readonly string[] = [
  'authorized',
  'captured',
  'paid',
  'partially_captured',
  'partially_refunded',
]

/** Whether nobody has paid an order, or reserved the money, so that its seller need not answer it yet (R66). */
export const awaitsPayment = ({ payment_status }: { payment_status?: string | null }): boolean =>
  !ANSWERABLE_PAYMENTS.includes(payment_status ?? '')

/** Days back in which a sent order without an invoice, and a message without an answer, are still told of. */
export const INVOICE_ASKED_DAYS = 60
export const ANSWER_ASKED_DAYS = 14
