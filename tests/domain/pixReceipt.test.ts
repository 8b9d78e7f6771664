import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookCapture, bookRefund, NOTHING_BOOKED, undoRefund } from '#domain/money/ledger'
import { orderActionProblem } from '#domain/orders/orderActions'
import { pixRefundProblem } from '#domain/pix/pixRefund'
import { pixActProblem, pixActs } from '#domain/pix/pixProblems'
import { receiptProblem } from '#domain/pix/receiptProblem'

const KEY = '11222333000181'
const charge = (state: 'new' | 'active' | 'paid' | 'expired') => ({ state, amount: 8490 })

describe('what came in against what was asked for', () => {
  it.each([
    ['the right amount', { amount: 8490, key: KEY }, charge('active'), null],
    [
      'before we know that the charge is at the bank',
      { amount: 8490, key: KEY },
      charge('new'),
      null,
    ],
    ['from a bank that does not say the key', { amount: 8490, key: null }, charge('active'), null],
    ['to another key', { amount: 8490, key: 'outra' }, charge('active'), 'other_key'],
    ['without a charge', { amount: 8490, key: KEY }, null, 'unknown'],
    ['a cent too little', { amount: 8489, key: KEY }, charge('active'), 'other_amount'],
    ['a cent too much', { amount: 8491, key: KEY }, charge('active'), 'other_amount'],
    ['for a paid charge', { amount: 8490, key: KEY }, charge('paid'), 'twice'],
    ['after its end', { amount: 8490, key: KEY }, charge('expired'), 'late'],
    [
      'after its end, of another amount',
      { amount: 1, key: KEY },
      charge('expired'),
      'other_amount',
    ],
  ] as const)('%s', (_what, receipt, asked, problem) => {
    expect(receiptProblem(receipt, asked, KEY)).toBe(problem)
  })
})

it('while the bank does not take what is to go back, that is asked for again or undone, and nothing else', () => {
  const stuck = { problem: 'refund_stuck', order: {} } as const
  expect(pixActs(stuck)).toEqual(['retry', 'give_up'])
  expect(pixActProblem('refund', stuck)).toMatch(/tente de novo ou desfaça/)
  for (const problem of ['late', 'unknown', 'refund_failed'] as const)
    expect(pixActProblem('retry', { problem, order: {} })).toMatch(
      /Nenhum reembolso deste PIX espera/,
    )
})

it('the bank gives back for ninety days', () => {
  const paid = new Date('2026-08-01T12:00:00Z')
  expect(pixRefundProblem(paid, new Date('2026-10-30T11:59:59Z'))).toBeNull()
  expect(pixRefundProblem(paid, new Date('2026-10-30T12:00:00Z'))).toContain('30/10/2026')
})

it('an order that is still to be paid by PIX is neither approved nor rejected', () => {
  const seller = { store_status: 'ACTIVE' }
  for (const action of ['accept', 'reject'] as const) {
    expect(orderActionProblem(action, { status: 'pending', stage: 'payment' }, seller)).toMatch(
      /PIX/,
    )
    expect(orderActionProblem(action, { status: 'pending', stage: 'approve' }, seller)).toBeNull()
  }
})

it('a refund that is undone leaves what was booked before it, whatever its parts', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 1_000_000 }),
      fc.nat(50_000),
      fc.nat(1000),
      fc.nat(),
      (goods, shipping, perMille, seed) => {
        const terms = {
          total: goods + shipping,
          shipping,
          commission: Math.floor((goods * perMille) / 1000),
        }
        const paid = bookCapture(terms, NOTHING_BOOKED, terms.total).booked
        const part = 1 + (seed % (terms.total - 1))
        const before = bookRefund(paid, part).booked
        const refund = bookRefund(before, terms.total - part)
        const undone = undoRefund(refund.booked, terms.total - part)
        expect(undone.booked).toEqual(before)
        const sum = [...refund.entries, ...undone.entries].reduce((all, one) => all + one.amount, 0)
        expect(sum).toBe(0)
        expect(() => undoRefund(before, part + 1)).toThrow(RangeError)
      },
    ),
  )
})
