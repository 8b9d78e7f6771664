import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DIFFERENCE_KINDS,
  reconcile,
  type BankReceipt,
  type DifferenceKind,
  type OwnReceipt,
  type OwnRefund,
} from '#domain/pix/reconcile'

const ID = 'E00000000202611261504abcdefghijk'
const ORDER = { id: 'order_1', display_id: 12 }

const bank = (changes: Partial<BankReceipt> = {}): BankReceipt => ({
  end_to_end_id: ID,
  txid: 'a'.repeat(32),
  amount: 28_970,
  refunds: [],
  ...changes,
})
const own = (changes: Partial<OwnReceipt> = {}): OwnReceipt => ({
  end_to_end_id: ID,
  txid: 'a'.repeat(32),
  amount: 28_970,
  state: 'booked',
  order: ORDER,
  ledger: { received: 28_970, given_back: 0 },
  refunds: [],
  ...changes,
})
const refund = (changes: Partial<OwnRefund> = {}): OwnRefund => ({
  id: 'r1',
  state: 'done',
  amount: 7_900,
  of_order: true,
  ...changes,
})
const theirs = (changes: Partial<BankReceipt['refunds'][number]> = {}) =>
  ({ id: 'r1', state: 'DEVOLVIDO', amount: 7_900, ...changes }) as const
/** With the refunds of both sides, and what the ledger has of them. */
const withRefunds = (
  atBank: BankReceipt['refunds'],
  ours: OwnRefund[],
  given_back = 7_900,
): [BankReceipt[], OwnReceipt[]] => [
  [bank({ refunds: atBank })],
  [own({ refunds: ours, ledger: { received: 28_970, given_back } })],
]

const kinds = (...sides: Parameters<typeof reconcile>) =>
  reconcile(...sides).differences.map(({ kind }) => kind)

describe('a day that agrees', () => {
  it('an empty one', () => {
    expect(reconcile([], [])).toEqual({
      bank: { receipts: 0, received: 0, given_back: 0 },
      ours: { receipts: 0, received: 0, booked: 0, waiting: 0, other: 0, given_back: 0 },
      differences: [],
    })
  })

  it('sums what came in by what became of it, and what went back', () => {
    const rest = ['waiting', 'given_back', 'dismissed'] as const
    const of = (id: string, amount: number) => ({ end_to_end_id: id, txid: null, amount })
    const givenBack = refund({ id: 'r2', amount: 200, of_order: false })
    const day = reconcile(
      [
        bank({ refunds: [theirs()] }),
        bank(of('waiting', 100)),
        bank({ ...of('given_back', 200), refunds: [theirs({ id: 'r2', amount: 200 })] }),
        bank(of('dismissed', 300)),
      ],
      [
        own({ refunds: [refund()], ledger: { received: 28_970, given_back: 7_900 } }),
        ...rest.map((state, index) =>
          own({
            ...of(state, 100 * (index + 1)),
            state,
            ledger: null,
            refunds: state === 'given_back' ? [givenBack] : [],
          }),
        ),
      ],
    )
    expect(day).toEqual({
      bank: { receipts: 4, received: 29_570, given_back: 8_100 },
      ours: {
        receipts: 4,
        received: 29_570,
        booked: 28_970,
        waiting: 100,
        other: 500,
        given_back: 8_100,
      },
      differences: [],
    })
  })

  it.each<[OwnRefund['state'], BankReceipt['refunds'][number]['state'] | null]>([
    ['asked', null],
    ['failed', null],
    ['asked', 'EM_PROCESSAMENTO'],
    ['sent', 'EM_PROCESSAMENTO'],
    ['sent', 'DEVOLVIDO'],
    ['sent', 'NAO_REALIZADO'],
    ['done', 'DEVOLVIDO'],
    ['failed', 'NAO_REALIZADO'],
  ])('while one side is ahead of the other: %s, %s', (ours, atBank) => {
    const given = withRefunds(
      atBank ? [theirs({ state: atBank })] : [],
      [refund({ state: ours })],
      ours === 'failed' ? 0 : 7_900,
    )
    expect(kinds(...given)).toEqual([])
  })

  it('a refund at the bank that was not carried out and that we do not know', () => {
    expect(kinds(...withRefunds([theirs({ state: 'NAO_REALIZADO' })], [], 0))).toEqual([])
  })
})

const CASES: Record<DifferenceKind, Parameters<typeof reconcile>> = {
  missing_here: [[bank()], []],
  missing_at_bank: [[], [own()]],
  unreadable: [[], [own()], [ID]],
  other_amount: [[bank({ amount: 28_971 })], [own()]],
  other_charge: [[bank({ txid: null })], [own()]],
  ledger_received: [[bank()], [own({ ledger: { received: 28_969, given_back: 0 } })]],
  ledger_given_back: withRefunds([theirs()], [refund()], 7_899),
  refund_missing_here: withRefunds([theirs()], [], 0),
  refund_missing_at_bank: withRefunds([], [refund({ state: 'sent' })]),
  refund_other_amount: withRefunds([theirs({ amount: 7_901 })], [refund()]),
  refund_other_state: withRefunds([theirs({ state: 'NAO_REALIZADO' })], [refund()]),
}

describe('what does not agree', () => {
  it.each(DIFFERENCE_KINDS)('%s, alone', (kind) => {
    expect(kinds(...CASES[kind])).toEqual([kind])
  })

  it('of what nobody can read says what we have, and what there is to say', () => {
    const facts = { kind: 'unreadable', refund_id: null, bank: null }
    expect(reconcile([], [own()], [ID, null]).differences).toEqual([
      { ...facts, end_to_end_id: ID, order: ORDER, ours: 28_970 },
      { ...facts, end_to_end_id: 'sem identificador', order: null, ours: null },
    ])
  })

  it('says both amounts, the refund and the order', () => {
    expect(reconcile(...CASES.refund_other_amount).differences).toEqual([
      {
        kind: 'refund_other_amount',
        end_to_end_id: ID,
        refund_id: 'r1',
        order: ORDER,
        bank: 7_901,
        ours: 7_900,
      },
    ])
    expect(reconcile(...CASES.missing_here).differences[0]).toMatchObject({
      order: null,
      bank: 28_970,
      ours: null,
    })
    expect(reconcile(...CASES.missing_at_bank).differences[0]).toMatchObject({
      order: ORDER,
      bank: null,
      ours: 28_970,
    })
  })

  it.each<[OwnRefund['state'], BankReceipt['refunds'][number]['state']]>([
    ['failed', 'DEVOLVIDO'],
    ['failed', 'EM_PROCESSAMENTO'],
    ['done', 'EM_PROCESSAMENTO'],
    ['done', 'NAO_REALIZADO'],
  ])('a refund that is %s here and %s there', (ours, atBank) => {
    const given = withRefunds(
      [theirs({ state: atBank })],
      [refund({ state: ours })],
      ours === 'failed' ? 0 : 7_900,
    )
    expect(kinds(...given)).toEqual(['refund_other_state'])
  })

  it('a booked receipt without anything in the ledger', () => {
    expect(kinds([bank()], [own({ ledger: null })])).toEqual(['ledger_received'])
  })

  it('what gives an unbooked receipt back is not looked for in the ledger', () => {
    const given = own({
      state: 'given_back',
      ledger: null,
      refunds: [refund({ amount: 28_970, of_order: false })],
    })
    expect(kinds([bank({ refunds: [theirs({ amount: 28_970 })] })], [given])).toEqual([])
  })

  it('two receipts of one sum do not stand for one another', () => {
    expect(
      kinds([bank(), bank({ end_to_end_id: 'E2' })], [own(), own({ end_to_end_id: 'E3' })]),
    ).toEqual(['missing_here', 'missing_at_bank'])
  })
})

describe('any day', () => {
  const receipt = fc.record({ id: fc.nat(30), amount: fc.integer({ min: 1, max: 1_000_000_00 }) })
  const day = fc.uniqueArray(receipt, { selector: ({ id }) => id, maxLength: 20 })

  it('differs in what came in exactly by what is listed', () => {
    fc.assert(
      fc.property(day, day, (first, second) => {
        const found = reconcile(
          first.map(({ id, amount }) => bank({ end_to_end_id: String(id), amount })),
          second.map(({ id, amount }) =>
            own({ end_to_end_id: String(id), amount, ledger: { received: amount, given_back: 0 } }),
          ),
        )
        const listed = found.differences.reduce(
          (sum, { bank: theirs_, ours }) => sum + (theirs_ ?? 0) - (ours ?? 0),
          0,
        )
        expect(found.bank.received - found.ours.received).toBe(listed)
      }),
    )
  })
})
