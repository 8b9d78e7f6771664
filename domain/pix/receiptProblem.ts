import type { ReceiptProblem } from './pixProblems'

/** Our charge with the txid of a receipt. Cents. */
export interface ChargeFacts {
  state: 'new' | 'active' | 'paid' | 'expired'
  amount: number
}

/**
 * Why money that came in is not what a charge asked for, or null: then it is booked. Only our own state says what is late, so
 * that the bank's clock may be wrong by minutes.
 *
 * @param receipt cents, and the key that it was paid to where the bank says it
 * @param charge null when no charge of ours has its txid
 * @param ourKey the key that buyers pay to
 */
export function receiptProblem(
  receipt: { amount: number; key: string | null },
  charge: ChargeFacts | null,
  ourKey: string | null,
): ReceiptProblem | null {
  if (receipt.key !== null && receipt.key !== ourKey) return 'other_key'
  if (!charge) return 'unknown'
  if (charge.state === 'paid') return 'twice'
  if (receipt.amount !== charge.amount) return 'other_amount'
  return charge.state === 'expired' ? 'late' : null
}
