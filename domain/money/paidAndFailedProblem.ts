import { payoutNumber } from './payouts'

/** What a line of the bank's file says became of a payment. */
interface Said {
  line: number
  txid: string
  isPaid: boolean
}

/**
 * Why a bank's file is refused whole, or null: it says of one payment that it was made, and that it was not. Failed is final,
 * so the payment would be made twice. `WX0000012` and `wx00000012` are one payout.
 */
export function paidAndFailedProblem(said: readonly Said[]): string | null {
  const keyOf = ({ txid }: Said) => payoutNumber(txid) ?? txid
  const last = new Map(said.map((one) => [keyOf(one), one]))
  const first = said.find((one) => last.get(keyOf(one))?.isPaid !== one.isPaid)
  return first
    ? `Linhas ${first.line} e ${last.get(keyOf(first))?.line}: o arquivo diz que ${first.txid} foi pago, e que não foi. Confira no banco.`
    : null
}
