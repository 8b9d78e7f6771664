/*
 * A day at the bank against what we have booked of it, to the cent. The day is that on which the money came in; what goes back
 * of it counts there too, whenever the bank carried it out, so that every receipt is looked at with all that became of it.
 * Cents everywhere.
 */

/** What the bank's list says of money that came in. */
export interface BankReceipt {
  end_to_end_id: string
  txid: string | null
  amount: number
  refunds: readonly { id: string; state: BankRefundState; amount: number }[]
}
export type BankRefundState = 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'

/** What we hold of it. */
export interface OwnReceipt {
  end_to_end_id: string
  txid: string | null
  amount: number
  state: 'booked' | 'waiting' | 'given_back' | 'dismissed'
  order: { id: string; display_id: number } | null
  /** What was captured for its order and entered in the ledger, while it is booked. */
  ledger: { received: number; given_back: number } | null
  refunds: readonly OwnRefund[]
}

export interface OwnRefund {
  id: string
  /** `elsewhere`: given back in another way, as the bank refuses it. */
  state: 'asked' | 'sent' | 'done' | 'failed' | 'elsewhere'
  amount: number
  /** Whether it is a refund of the order, which the ledger has; else it gives a receipt back that was never booked. */
  of_order: boolean
}

export const DIFFERENCES = {
  missing_here: 'O banco recebeu e nós não temos',
  missing_at_bank: 'Temos e o banco não mostra',
  unreadable: 'O banco mostra de um modo que não se lê',
  other_amount: 'Recebido com outro valor',
  other_charge: 'Recebido por outra cobrança',
  ledger_received: 'Lançado no razão com outro valor',
  ledger_given_back: 'Reembolso lançado no razão com outro valor',
  refund_missing_here: 'O banco reembolsou e nós não pedimos',
  refund_missing_at_bank: 'Pedimos o reembolso e o banco não o mostra',
  refund_other_amount: 'Reembolsado com outro valor',
  refund_other_state: 'O reembolso está em outra situação no banco',
} as const
export type DifferenceKind = keyof typeof DIFFERENCES
export const DIFFERENCE_KINDS = Object.keys(DIFFERENCES) as [DifferenceKind, ...DifferenceKind[]]

/** One thing on which bank and ledger do not agree; an amount is null where that side has nothing. */
export interface Difference {
  kind: DifferenceKind
  end_to_end_id: string
  refund_id: string | null
  order: OwnReceipt['order']
  bank: number | null
  ours: number | null
}

export interface ReconciledDay {
  /** What came in, and what the bank has carried out of what went back. */
  bank: { receipts: number; received: number; given_back: number }
  /** The same as we hold it; `booked` for orders, `waiting` for staff, `other` given back or dismissed. */
  ours: {
    receipts: number
    received: number
    booked: number
    waiting: number
    other: number
    given_back: number
  }
  differences: Difference[]
}

/** A refund that the bank has ended and we have not yet: no difference, but the sums of what went back are not the same. */
export const hasRefundUnderWay = ({ bank, ours }: Pick<ReconciledDay, 'bank' | 'ours'>): boolean =>
  bank.given_back !== ours.given_back

/**
 * @param bank,ours each payment at most once
 * @param unreadable ids of what the bank lists and nobody can read; null where not even the id is there
 */
export function reconcile(
  bank: readonly BankReceipt[],
  ours: readonly OwnReceipt[],
  unreadable: readonly (string | null)[] = [],
): ReconciledDay {
  const own = new Map(ours.map((one) => [one.end_to_end_id, one]))
  const listed = new Set<string | null>([...bank.map((one) => one.end_to_end_id), ...unreadable])
  const received = (state: OwnReceipt['state']) => sum(ours.filter((one) => one.state === state))
  return {
    bank: {
      receipts: bank.length,
      received: sum(bank),
      given_back: sum(bank.flatMap(({ refunds }) => refunds.filter(isCarriedOut))),
    },
    ours: {
      receipts: ours.length,
      received: sum(ours),
      booked: received('booked'),
      waiting: received('waiting'),
      other: received('given_back') + received('dismissed'),
      given_back: sum(
        ours.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'done')),
      ),
    },
    differences: [
      ...bank.flatMap((one) => ofReceipt(one, own.get(one.end_to_end_id))),
      ...unreadable.map((id) => ofUnreadable(id, id === null ? undefined : own.get(id))),
      ...ours
        .filter((one) => !listed.has(one.end_to_end_id))
        .map((one) => difference('missing_at_bank', one, { ours: one.amount })),
      ...ours.flatMap(ofLedger),
    ],
  }
}

const isCarriedOut = ({ state }: BankReceipt['refunds'][number]): boolean => state === 'DEVOLVIDO'

const ofUnreadable = (id: string | null, own: OwnReceipt | undefined): Difference =>
  own
    ? difference('unreadable', own, { ours: own.amount })
    : difference('unreadable', { end_to_end_id: id ?? 'sem identificador', order: null }, {})

function ofReceipt(bank: BankReceipt, own: OwnReceipt | undefined): Difference[] {
  if (!own) return [difference('missing_here', { ...bank, order: null }, { bank: bank.amount })]
  const amounts = { bank: bank.amount, ours: own.amount }
  return [
    ...(bank.amount === own.amount ? [] : [difference('other_amount', own, amounts)]),
    ...(bank.txid === own.txid ? [] : [difference('other_charge', own, amounts)]),
    ...ofRefunds(bank, own),
  ]
}

function ofRefunds(bank: BankReceipt, own: OwnReceipt): Difference[] {
  const asked = new Map(own.refunds.map((one) => [one.id, one]))
  const known = new Set(bank.refunds.map(({ id }) => id))
  return [
    ...bank.refunds.flatMap((one): Difference[] => {
      const ours = asked.get(one.id)
      if (!ours)
        return one.state === 'NAO_REALIZADO'
          ? []
          : [difference('refund_missing_here', own, { bank: one.amount }, one.id)]
      const amounts = { bank: one.amount, ours: ours.amount }
      if (ours.amount !== one.amount)
        return [difference('refund_other_amount', own, amounts, one.id)]
      return agree(ours.state, one.state)
        ? []
        : [difference('refund_other_state', own, amounts, one.id)]
    }),
    // what is only asked for may not have reached the bank yet, what failed may never have
    ...own.refunds
      .filter(({ id, state }) => !known.has(id) && (state === 'sent' || state === 'done'))
      .map((one) => difference('refund_missing_at_bank', own, { ours: one.amount }, one.id)),
  ]
}

/** While one side is still at it the other may be ahead; what has ended has ended the same way on both. */
const agree = (ours: OwnRefund['state'], bank: BankRefundState): boolean =>
  bank === 'EM_PROCESSAMENTO'
    ? ours === 'asked' || ours === 'sent'
    : bank === 'DEVOLVIDO'
      ? ours !== 'failed'
      : ours !== 'done'

/** What is booked is in the ledger with the same amount, and less only by what was given back of it and did not fail. */
function ofLedger(own: OwnReceipt): Difference[] {
  if (own.state !== 'booked') return []
  const { received, given_back } = own.ledger ?? { received: 0, given_back: 0 }
  const refunded = sum(own.refunds.filter((one) => one.of_order && one.state !== 'failed'))
  return [
    ...(received === own.amount
      ? []
      : [difference('ledger_received', own, { bank: own.amount, ours: received })]),
    ...(given_back === refunded
      ? []
      : [difference('ledger_given_back', own, { bank: refunded, ours: given_back })]),
  ]
}

const difference = (
  kind: DifferenceKind,
  { end_to_end_id, order }: Pick<OwnReceipt, 'end_to_end_id' | 'order'>,
  amounts: { bank?: number; ours?: number },
  refundId: string | null = null,
): Difference => ({
  kind,
  end_to_end_id,
  refund_id: refundId,
  order,
  bank: amounts.bank ?? null,
  ours: amounts.ours ?? null,
})

const sum = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0)
