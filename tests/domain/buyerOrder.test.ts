import { describe, expect, it } from 'vitest'
import {
  buyerOrderState,
  isAwaitingPayment,
  type BuyerOrderFacts,
} from '#domain/pix/buyerOrderState'
import { isOrderToken } from '#domain/pix/orderPage'
import { PIX_PROBLEM_KEYS, pixActProblem, pixActs } from '#domain/pix/pixProblems'

const END = '2026-11-26T15:30:00.000Z'
const charge = { state: 'active', has_code: true, expires_at: END }
const facts = (changes: Partial<BuyerOrderFacts> = {}): BuyerOrderFacts => ({
  status: 'pending',
  payment_status: 'not_paid',
  seller_status: 'pending',
  stage: 'approve',
  is_travelling: false,
  charge,
  has_waiting_receipt: false,
  ...changes,
})
const paid = (changes: Partial<BuyerOrderFacts> = {}) =>
  facts({ payment_status: 'captured', charge: { ...charge, state: 'paid' }, ...changes })
const at = (moment: string) => (one: BuyerOrderFacts) => buyerOrderState(one, new Date(moment))
const before = at('2026-11-26T15:29:59.999Z')
const after = at(END)

describe('where an order is for its buyer', () => {
  it('waits to be paid up to the end of its time, then for the bank’s last word', () => {
    expect(before(facts())).toBe('waiting')
    expect(after(facts())).toBe('ending')
    expect(before(facts({ charge: { ...charge, state: 'new', has_code: false } }))).toBe('making')
    expect(
      ['making', 'waiting', 'ending', 'checking', 'paid'].map((one) =>
        isAwaitingPayment(one as 'paid'),
      ),
    ).toEqual([true, true, true, false, false])
  })

  it('has ended: unpaid in time, by somebody, or with all money back', () => {
    const expired = { ...charge, state: 'expired' }
    expect(after(facts({ status: 'canceled', charge: expired }))).toBe('expired')
    // the order's end may come a moment after the charge's
    expect(after(facts({ charge: expired }))).toBe('expired')
    expect(before(facts({ status: 'canceled' }))).toBe('canceled')
    // nobody can have paid by a code that never was
    const none = { ...charge, state: 'new', has_code: false }
    expect(after(facts({ charge: none }))).toBe('no_code')
    expect(after(facts({ status: 'canceled', charge: { ...none, state: 'expired' } }))).toBe(
      'no_code',
    )
    expect(after(paid({ status: 'canceled', stage: 'over' }))).toBe('canceled')
    expect(after(paid({ seller_status: 'rejected', stage: 'over' }))).toBe('canceled')
    expect(after(paid({ payment_status: 'refunded', status: 'canceled' }))).toBe('refunded')
    // every bottle canceled by staff, the freight kept
    const unsent = { seller_status: 'accepted', payment_status: 'partially_refunded' }
    expect(after(paid({ ...unsent, stage: 'over' }))).toBe('canceled')
  })

  it('has money that somebody must look at, whatever became of the order', () => {
    const looked = { has_waiting_receipt: true }
    expect(before(facts(looked))).toBe('checking')
    expect(
      after(facts({ ...looked, status: 'canceled', charge: { ...charge, state: 'expired' } })),
    ).toBe('checking')
    // paid twice: the order itself is in order
    expect(after(paid({ ...looked, stage: 'send' }))).toBe('preparing')
  })

  it('goes its way once it is paid', () => {
    expect(after(paid())).toBe('paid')
    expect(after(paid({ stage: 'send' }))).toBe('preparing')
    expect(after(paid({ stage: 'send', is_travelling: true }))).toBe('on_the_way')
    expect(after(paid({ stage: 'transit', is_travelling: true }))).toBe('on_the_way')
    expect(after(paid({ stage: 'delivered', is_travelling: true }))).toBe('delivered')
    expect(after(paid({ stage: 'delivered', payment_status: 'partially_refunded' }))).toBe(
      'delivered',
    )
  })

  it('has no code where it is not paid by one', () => {
    expect(before(facts({ charge: null, payment_status: 'authorized' }))).toBe('unpaid')
  })
})

describe('what staff do about a receipt', () => {
  it('book a late one of a known order; give back what was booked for none', () => {
    const order = { id: 'order_1' }
    expect(pixActs({ problem: 'late', order })).toEqual(['book', 'refund', 'dismiss'])
    expect(pixActs({ problem: 'late', order: null })).toEqual(['refund', 'dismiss'])
    expect(pixActs({ problem: 'refund_failed', order })).toEqual(['dismiss'])
    expect(pixActs({ problem: 'taken_back', order })).toEqual(['dismiss'])
    expect(pixActs({ problem: 'taken_back_part', order })).toEqual(['refund', 'dismiss'])
    expect(pixActs({ problem: 'refund_stuck', order })).toEqual(['retry', 'give_up'])
    for (const problem of PIX_PROBLEM_KEYS.filter(
      (key) => !['late', 'taken_back'].includes(key) && !key.startsWith('refund_'),
    ))
      expect(pixActs({ problem, order })).toEqual(['refund', 'dismiss'])
  })

  it('says why not', () => {
    const one = { problem: 'twice', order: { id: 'order_1' } } as const
    expect(pixActProblem('refund', one)).toBeNull()
    expect(pixActProblem('book', one)).toBe('Este pagamento não pode ser registrado em um pedido.')
    expect(pixActProblem('refund', { ...one, problem: 'refund_failed' })).toBe(
      'Este pagamento já está registrado em um pedido: reembolse pela página do pedido.',
    )
  })
})

describe('the secret of a link', () => {
  it.each([
    ['kJ3sWq9Zb0_hT4uXyLm2NvPfR8cDeGaI1oQ5wE7tYz-', true],
    ['kJ3sWq9Zb0_hT4uXyLm2NvPfR8cDeGaI1oQ5wE7tYz', false],
    ['kJ3sWq9Zb0_hT4uXyLm2NvPfR8cDeGaI1oQ5wE7tYz-A', false],
    ['kJ3sWq9Zb0_hT4uXyLm2NvPfR8cDeGaI1oQ5wE7tYz/', false],
    ['', false],
  ])('%s: %s', (text, is) => {
    expect(isOrderToken(text)).toBe(is)
  })
})
