import { AMOUNT_MAX_CENTS } from '../limits'
import { keysOf, type StatusEntry } from '../status'
import { formatBRL } from '../values/money'

/** What becomes of a payout: prepared in a batch, then paid or failed by the bank's word. */
export type PayoutStatus = 'prepared' | 'paid' | 'failed'

export const PAYOUT_STATUSES = {
  prepared: { label: 'Em pagamento', color: 'info' },
  paid: { label: 'Pago', color: 'success' },
  failed: { label: 'Não realizado', color: 'error' },
} satisfies Record<PayoutStatus, StatusEntry>

export const PAYOUT_STATUS_KEYS = keysOf<PayoutStatus>(PAYOUT_STATUSES)

/** What the list can be asked for: a status, or what failed and no newer payout of its producer has followed. */
export const PAYOUT_FILTERS = [...PAYOUT_STATUS_KEYS, 'to_repeat'] as const

/** Why a seller's available money waits. */
export type HeldReason =
  | 'account_suspended'
  | 'no_pix_key'
  | 'pix_key_waiting'
  | 'contract_unsigned'
  | 'order_disputed'

/** Each reason in words for the seller, with what to do, and in short for staff. */
export const HELD_REASONS = {
  account_suspended: {
    label: 'Conta suspensa',
    sentence: 'A conta da empresa está suspensa. Fale com nossa equipe.',
  },
  no_pix_key: {
    label: 'Sem chave PIX',
    sentence:
      'Cadastre a chave PIX da empresa nas configurações da conta para receber os repasses.',
  },
  pix_key_waiting: {
    label: 'Chave PIX em espera',
    sentence:
      'A sua chave PIX é nova. Por segurança, ela só é usada depois do prazo de espera; então o valor fica disponível.',
  },
  contract_unsigned: {
    label: 'Contrato não assinado',
    sentence: 'Assine o contrato de comissão para receber os repasses.',
  },
  order_disputed: {
    label: 'Pedido em disputa',
    sentence:
      'Há um pedido com devolução ou disputa aberta. O valor dele fica retido até que ela seja resolvida.',
  },
} satisfies Record<HeldReason, { label: string; sentence: string }>

export const HELD_REASON_KEYS = Object.keys(HELD_REASONS) as [HeldReason, ...HeldReason[]]

interface PayoutAccount {
  is_suspended: boolean
  contract_signed: boolean | null
  /** A key that may be used now. */
  has_usable_key: boolean
  /** A key that still waits. */
  has_waiting_key: boolean
}

/** Why nothing may be paid to a seller at all; empty when it may. */
export function heldReasons(account: PayoutAccount): HeldReason[] {
  const reasons: HeldReason[] = []
  if (account.is_suspended) reasons.push('account_suspended')
  if (!account.has_usable_key)
    reasons.push(account.has_waiting_key ? 'pix_key_waiting' : 'no_pix_key')
  if (!account.contract_signed) reasons.push('contract_unsigned')
  return reasons
}

/** The number of a payout as the bank's files carry it: 'WX0000012'. */
export const payoutTxid = (number: number): string => `WX${String(number).padStart(7, '0')}`

/** The number of the payout that a txid names; null when it is none of ours. */
export const payoutNumber = (txid: string): number | null =>
  /^WX\d{7,12}$/i.test(txid) ? Number(txid.slice(2)) : null

/** Said to a seller whose balance is below zero. */
export const NEGATIVE_BALANCE =
  'O saldo está negativo por um reembolso a um comprador depois do repasse do pedido, ou por um ajuste. O próximo repasse vem menor, até cobrir a diferença.'

/** Said when an account is to be erased while money is open. */
export const OPEN_BALANCE =
  'Há valores a repassar ou a compensar. Aguarde o acerto do saldo antes de excluir a conta; ele está em Repasses.'

interface BatchSums {
  payouts: number
  /** Cents. */
  amount: number
}

/** Why a batch cannot be prepared as it was asked about, or null: another sum, or other producers' number, than by then. */
export function batchProblem(now: BatchSums, asked: BatchSums): string | null {
  if (now.payouts === asked.payouts && now.amount === asked.amount) return null
  if (now.payouts === 0) return NOTHING_DUE
  return `Os valores mudaram: agora ${now.payouts === 1 ? 'é 1 repasse' : `são ${now.payouts} repasses`}, ${formatBRL(now.amount)}. Confira e prepare de novo.`
}

export const NOTHING_DUE = 'Não há repasses a preparar: nenhum produtor tem valor disponível.'

interface PayoutFacts {
  status: PayoutStatus
  end_to_end_id: string | null
}

/** Why a payout cannot be marked as paid with this id of the bank, or null. The same id again is no problem (R31). */
export function payProblem(payout: PayoutFacts, endToEndId: string): string | null {
  if (payout.status === 'failed')
    return 'Este repasse foi marcado como não realizado, e o valor voltou a ficar disponível.'
  if (payout.status === 'paid' && payout.end_to_end_id !== endToEndId)
    return 'Este repasse já foi pago com outro identificador do PIX.'
  return null
}

/** Why a payout cannot be marked as failed, or null. */
export function failProblem({ status }: Pick<PayoutFacts, 'status'>): string | null {
  return status === 'paid'
    ? 'Este repasse já foi pago. Se o dinheiro voltou do banco, lance um ajuste.'
    : null
}

/** Why a payout that was prepared must not be paid any more, or null. Its seller or its key was stopped since. */
export function stoppedPayoutProblem({
  status,
  is_suspended,
  key_is_usable,
}: Pick<PayoutFacts, 'status'> & {
  is_suspended: boolean
  /** Whether the payout's key is still one of the seller's. */
  key_is_usable: boolean
}): string | null {
  if (status !== 'prepared') return null
  if (is_suspended) return `Não pague: a conta do produtor está suspensa. ${IF_NOT_PAID}`
  return key_is_usable ? null : `Não pague: a chave PIX deste repasse foi removida. ${IF_NOT_PAID}`
}

const IF_NOT_PAID = 'Se o banco ainda não pagou, marque como não realizado.'

/** Why an adjustment of so many cents is refused, or null. Null cents: what was typed is no number. */
export function adjustmentProblem(cents: number | null): string | null {
  if (!cents) return 'Informe um valor diferente de zero, como 50,00 ou -50,00'
  return Math.abs(cents) > AMOUNT_MAX_CENTS
    ? `Informe um valor de até ${formatBRL(AMOUNT_MAX_CENTS)}`
    : null
}

/** The shortest reason that says something, in characters. */
export const PAYOUT_REASON_MIN = 3
export const PAYOUT_REASON_PROBLEM = 'Escreva o motivo'

/** Why a reason of staff says too little to the producer who reads it, or null. */
export const payoutReasonProblem = (reason: string): string | null =>
  reason.trim().length < PAYOUT_REASON_MIN ? PAYOUT_REASON_PROBLEM : null
