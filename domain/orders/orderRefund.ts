import { formatBRL } from '../values/money'

/** What was taken from the buyer and given back so far; cents. */
export interface PaidFacts {
  captured: number
  refunded: number
}

/** What can still be given back; cents. */
export const refundable = ({ captured, refunded }: PaidFacts): number =>
  Math.max(0, captured - refunded)

/** Cents of the freight that have not gone back: what is given back counts for bottles first. */
export const freightLeft = (paid: PaidFacts, freight: number): number =>
  Math.min(freight, refundable(paid))

/**
 * Why this amount of cents cannot be given back, or null; used by the form and by the server.
 *
 * @param least nothing may go back where bottles are canceled whose money went back before
 */
export function refundProblem(
  paid: PaidFacts,
  amount: number | null,
  least: 0 | 1 = 1,
): string | null {
  const left = refundable(paid)
  if (paid.captured === 0)
    return 'O pagamento deste pedido não foi capturado: não há o que reembolsar.'
  if (left === 0) return 'Tudo o que foi pago já foi reembolsado.'
  if (amount === null || !Number.isInteger(amount) || amount < least)
    return 'Informe o valor a reembolsar.'
  return amount > left ? `Só é possível reembolsar até ${formatBRL(left)}.` : null
}

/** Staff act on an order only with a reason, which the seller reads. */
export const staffReasonProblem = (reason: string): string | null =>
  reason.trim() === '' ? 'Explique o motivo: o produtor vai lê-lo.' : null
