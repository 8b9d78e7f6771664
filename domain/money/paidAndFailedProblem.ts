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
  // payments of somebody else are none of ours to judge
  const own = said.flatMap((one) => {
    const number = payoutNumber(one.txid)
    return number === null ? [] : { ...one, number }
  })
  const last = new Map(own.map((one) => [one.number, one]))
  const first = own.find(({ number, isPaid }) => last.get(number)?.isPaid !== isPaid)
  return first
    ? `Linhas ${first.line} e ${last.get(first.number)?.line}: o arquivo diz que ${first.txid} foi pago, e que não foi. Confira no banco.`
    : null
}
