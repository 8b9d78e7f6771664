import { keysOf } from '../status'

/** Why a receipt does not match a charge, or `refund_failed`: what goes back of it was refused by the bank. */
export type PixProblem =
  | 'late'
  | 'other_amount'
  | 'twice'
  | 'unknown'
  | 'other_key'
  | 'refund_failed'

/** What staff read of each: what it is, and what to do about it. */
export const PIX_PROBLEMS = {
  late: {
    label: 'Pago depois do prazo',
    advice:
      'O pedido já tinha terminado. Registre o pagamento se ainda há garrafas e o comprador as quer; se não, reembolse.',
  },
  other_amount: {
    label: 'Valor diferente do pedido',
    advice: 'Reembolse e peça ao comprador que pague o pedido pelo código dele.',
  },
  twice: {
    label: 'Pago duas vezes',
    advice: 'O pedido já está pago. Reembolse este pagamento.',
  },
  unknown: {
    label: 'Sem cobrança nossa',
    advice:
      'Nenhum pedido tem este código de cobrança. Veja no extrato do banco de quem é; se não for da winex, reembolse.',
  },
  other_key: {
    label: 'Recebido em outra chave',
    advice:
      'O valor entrou por uma chave PIX que não é a da loja. Confira no banco de quem é a chave antes de reembolsar.',
  },
  refund_failed: {
    label: 'Reembolso não realizado pelo banco',
    advice:
      'O reembolso foi desfeito e o valor do pedido está retido. Fale com o comprador e reembolse de novo pela página do pedido, ou pague de outra forma.',
  },
} as const satisfies Record<PixProblem, { label: string; advice: string }>

export const PIX_PROBLEM_KEYS = keysOf<PixProblem>(PIX_PROBLEMS)

/** The part of a receipt that its acts look at. */
export interface WaitingReceipt {
  problem: PixProblem
  order: object | null
}

/** What staff do about a receipt: book it for its order, give it back, or take it from the list with a reason. */
export type PixAct = 'book' | 'refund' | 'dismiss'

/**
 * What is possible: only a late payment of a known order can be booked, as any other has another amount, another key or no
 * order; money that was booked is given back on the order's page.
 */
export function pixActs({ problem, order }: WaitingReceipt): PixAct[] {
  if (problem === 'refund_failed') return ['dismiss']
  return problem === 'late' && order ? ['book', 'refund', 'dismiss'] : ['refund', 'dismiss']
}

/** Why an act is refused, in Portuguese, or null. */
export function pixActProblem(act: PixAct, receipt: WaitingReceipt): string | null {
  if (pixActs(receipt).includes(act)) return null
  return act === 'book'
    ? 'Este pagamento não pode ser registrado em um pedido.'
    : 'Este pagamento já está registrado em um pedido: reembolse pela página do pedido.'
}

/** Days in which a bank gives a PIX back (Regulamento do Pix, devolução). */
export const PIX_REFUND_DAYS = 90
