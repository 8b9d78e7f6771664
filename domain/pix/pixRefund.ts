import { formatDate } from '../values/dates'
import { PIX_REFUND_DAYS } from './pixProblems'

const DAY_MS = 24 * 60 * 60 * 1000

/** Why a payment by PIX cannot be given back any more, or null. */
export function pixRefundProblem(receivedAt: Date, now: Date): string | null {
  const end = new Date(receivedAt.getTime() + PIX_REFUND_DAYS * DAY_MS)
  return now < end
    ? null
    : `O banco reembolsa um PIX até ${PIX_REFUND_DAYS} dias depois do pagamento, e este passou desse prazo em ${formatDate(end)}. Combine outra forma de reembolsar o comprador.`
}

/** Why a refund cannot be entered as made elsewhere, or null: what the bank gives back goes by the bank. */
export const elsewhereProblem = (bankRefuses: boolean): string | null =>
  bankRefuses ? null : 'O banco ainda devolve este pagamento: reembolse por ele.'
