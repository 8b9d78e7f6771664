import { keysOf } from '../status'

/** Why a receipt does not match a charge. */
export type ReceiptProblem = 'late' | 'other_amount' | 'twice' | 'unknown' | 'other_key'

/**
 * Why staff look at a receipt: it does not match; `refund_failed`, what goes back of it was not carried out; `refund_stuck`, the
 * bank has not taken what is to go back for a day; `taken_back`, the bank gave it back without being asked; or `taken_back_part`, it did so
 * with a part of what was booked for no order, and the rest is here.
 */
export type PixProblem =
  | ReceiptProblem
  | 'refund_failed'
  | 'refund_stuck'
  | 'taken_back'
  | 'taken_back_part'

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
      'O reembolso foi desfeito e o valor do pedido está retido. Fale com o comprador e reembolse de novo pela página do pedido; o que foi pago de outra forma se registra ali também.',
  },
  refund_stuck: {
    label: 'O banco não aceita o reembolso',
    advice:
      'Há mais de um dia ele o recusa: falta uma permissão nossa, ou ele não conhece o PIX, por exemplo porque entrou em outro banco. Resolva com o banco e tente de novo; se não há como, desfaça o reembolso e pague o comprador de outra forma.',
  },
  taken_back: {
    label: 'Reembolsado pelo banco',
    advice:
      'O banco reembolsou este valor ao pagador sem pedido nosso: por suspeita de fraude ou falha (MED), ou por alguém na conta do banco. O repasse do pedido que ele pagou está retido. Veja o motivo no banco, e não reembolse outra vez. Se o reembolso vale, combine com o produtor que nada mais saia, e ajuste o saldo dele.',
  },
  taken_back_part: {
    label: 'Reembolsado em parte pelo banco',
    advice:
      'O banco reembolsou uma parte deste PIX ao pagador sem pedido nosso, por suspeita de fraude ou falha (MED), e ele não é de nenhum pedido. O valor mostrado é o que resta aqui. Veja o motivo no banco, e reembolse o resto.',
  },
} as const satisfies Record<PixProblem, { label: string; advice: string }>

export const PIX_PROBLEM_KEYS = keysOf<PixProblem>(PIX_PROBLEMS)

/** The part of a receipt that its acts look at. */
export interface WaitingReceipt {
  problem: PixProblem
  order: object | null
}

/**
 * What staff do about a receipt: book it for its order, give it back, take it from the list with a reason; ask the bank again for
 * what it does not take, or undo that.
 */
export type PixAct = 'book' | 'refund' | 'dismiss' | 'retry' | 'give_up'

/**
 * What is possible: only a late payment of a known order can be booked, as any other has another amount, another key or no
 * order; money that was booked is given back on the order's page; while something is to go back nothing else is; what the bank gave
 * back by itself is settled elsewhere.
 */
export function pixActs({ problem, order }: WaitingReceipt): PixAct[] {
  if (problem === 'refund_stuck') return ['retry', 'give_up']
  if (problem === 'refund_failed' || problem === 'taken_back') return ['dismiss']
  return problem === 'late' && order ? ['book', 'refund', 'dismiss'] : ['refund', 'dismiss']
}

/** Why an act is refused, in Portuguese, or null. */
export function pixActProblem(act: PixAct, receipt: WaitingReceipt): string | null {
  if (pixActs(receipt).includes(act)) return null
  if (receipt.problem === 'refund_stuck')
    return 'Um reembolso deste PIX ainda não foi aceito pelo banco: tente de novo ou desfaça-o.'
  if (act === 'retry' || act === 'give_up')
    return 'Nenhum reembolso deste PIX espera. Recarregue a lista.'
  if (receipt.problem === 'taken_back')
    return 'O banco já reembolsou este valor ao pagador. Recarregue a lista.'
  return act === 'book'
    ? 'Este pagamento não pode ser registrado em um pedido.'
    : 'Este pagamento já está registrado em um pedido: reembolse pela página do pedido.'
}

/** Days in which a bank gives a PIX back (Regulamento do Pix, devolução). */
export const PIX_REFUND_DAYS = 90
