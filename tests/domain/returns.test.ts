import { describe, expect, test } from 'vitest'
import { freightLeft, refundable } from '#domain/orders/orderRefund'
import { arrivalInWords, arrivedItems, itemCount, type ReturnItem } from '#domain/returns/arrival'
import { deliveriesOf, returnableLines, wishProblem } from '#domain/returns/returnable'
import { returnAmount, type ReturnAmount } from '#domain/returns/returnMoney'
import {
  isPastTerm,
  lastDayOf,
  offeredReasons,
  RETURN_REASON_KEYS,
  RETURN_REASONS,
  type ReturnReason,
} from '#domain/returns/returnReasons'
import {
  isOpenReturn,
  refusalProblem,
  RETURN_ACTION_KEYS,
  returnProblem,
  stateAfter,
  type ReturnState,
} from '#domain/returns/returnState'
import { inFull } from '../support/scope'

const DELIVERED = new Date('2026-11-02T02:30:00Z')
const ONCE = { first: DELIVERED, last: DELIVERED }

describe('the terms of a return', () => {
  test('count from the day of delivery in São Paulo, which does not count itself', () => {
    // 1 November, 23:30 in São Paulo
    expect(lastDayOf('withdrawal', DELIVERED)).toBe('2026-11-08')
    expect(isPastTerm('withdrawal', DELIVERED, '2026-11-08')).toBe(false)
    expect(isPastTerm('withdrawal', DELIVERED, '2026-11-09')).toBe(true)
    const at = (now: string) => offeredReasons(DELIVERED, new Date(now)).includes('withdrawal')
    expect(at('2026-11-09T02:59:59Z')).toBe(true)
    expect(at('2026-11-09T03:00:00Z')).toBe(false)
    expect(lastDayOf('broken', DELIVERED)).toBe('2026-12-01')
  })

  test('end a withdrawal alone, as a defect may show itself later', () => {
    expect(offeredReasons(DELIVERED, new Date('2026-11-08T12:00:00Z'))).toEqual(RETURN_REASON_KEYS)
    expect(offeredReasons(DELIVERED, new Date('2027-03-01T12:00:00Z'))).toEqual([
      'broken',
      'wrong',
      'corked',
    ])
  })

  test('have their source and the day on which it was looked up', () => {
    for (const row of Object.values(RETURN_REASONS)) {
      expect(row.source).toMatch(/8\.078/)
      expect(row.asOf).toMatch(/^2026-11-2/)
    }
  })

  test('begin with the newest package that has arrived', () => {
    const [first, last] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-05T00:00:00Z')]
    expect(
      deliveriesOf([
        { delivered_at: last },
        { delivered_at: first },
        { delivered_at: null },
        { delivered_at: '2026-11-09T00:00:00Z', canceled_at: '2026-11-09T00:00:00Z' },
      ]),
    ).toEqual({ first, last })
    expect(deliveriesOf([{ delivered_at: null }])).toBeNull()
  })
})

describe('a wish', () => {
  const lines = [{ id: 'a', title: 'Talha', quantity: 6, delivered: 4 }]
  const now = new Date('2026-11-20T12:00:00Z')
  const wish = (items: { id: string; quantity: number }[], reason: ReturnReason = 'broken') =>
    wishProblem({ reason, items }, lines, [], { delivered: ONCE, now })

  test('names delivered bottles of the order that no other return names', () => {
    expect(wish([{ id: 'a', quantity: 4 }])).toBeNull()
    expect(wish([{ id: 'a', quantity: 5 }])?.message).toBe('Talha: só podem voltar 4 garrafas.')
    expect(wish([{ id: 'b', quantity: 1 }])?.message).toBe('Este vinho não é deste pedido.')
    expect(wish([])?.field).toBe('items')
    expect(wish([{ id: 'a', quantity: 1.5 }])?.message).toBe('Informe quantas garrafas voltam.')
    expect(wish([{ id: 'a', quantity: -1 }])?.message).toBe('Informe quantas garrafas voltam.')
    const asked = (state: ReturnState, restocked: boolean | null = null) =>
      returnableLines(lines, [{ state, items: [{ id: 'a', quantity: 4 }], restocked }])
    expect(asked('asked')).toEqual([])
    for (const ended of ['refused', 'closed'] as const)
      expect(asked(ended)).toMatchObject([{ left: 4 }])
    // closed after they had come, as the order was never paid: they are not with the buyer
    expect(asked('closed', false)).toEqual([])
  })

  test('waits for the delivery, and a withdrawal ends', () => {
    expect(wish([{ id: 'a', quantity: 1 }], 'withdrawal')).toMatchObject({
      field: 'reason',
      message: expect.stringContaining('08/11/2026') as string,
    })
    expect(
      wishProblem({ reason: 'broken', items: [{ id: 'a', quantity: 1 }] }, lines, [], {
        delivered: null,
        now,
      })?.message,
    ).toBe('Nenhuma garrafa deste pedido foi entregue ainda.')
  })

  test('made in time can be registered later, on no day to come and none before the first delivery', () => {
    const last = new Date('2026-11-05T12:00:00Z')
    const on = (requestedOn: string, reason: ReturnReason = 'withdrawal') =>
      wishProblem(
        { reason, items: [{ id: 'a', quantity: 1 }], requested_on: requestedOn },
        lines,
        [],
        { delivered: { first: DELIVERED, last }, now },
      )?.field
    expect(on('2026-11-12')).toBeUndefined()
    expect(on('2026-11-13')).toBe('reason')
    expect(on('2026-11-13', 'broken')).toBeUndefined()
    // between the packages the term has not begun
    expect(on('2026-11-01')).toBeUndefined()
    expect(on('2026-10-31')).toBe('requested_on')
    expect(on('2026-11-20', 'broken')).toBeUndefined()
    expect(on('2026-11-21', 'broken')).toBe('requested_on')
    expect(on('2026-02-30', 'broken')).toBe('requested_on')
  })
})

describe('the steps of a return', () => {
  const STATES: ReturnState[] = [
    'asked',
    'approved',
    'refused',
    'closed',
    'received',
    'waived',
    'refunded',
  ]
  const ALLOWED: Record<ReturnState, string[]> = {
    asked: ['approve', 'refuse', 'close'],
    approved: ['receive', 'waive', 'close'],
    refused: [],
    closed: [],
    received: ['refund'],
    waived: ['refund'],
    refunded: [],
  }
  test.each(STATES)('from %s are these and no others', (state) => {
    expect(
      RETURN_ACTION_KEYS.filter(
        (action) => returnProblem(action, { state, reason: 'broken', never_paid: false }) === null,
      ),
    ).toEqual(ALLOWED[state])
  })

  test('end without money when the order was never paid and cannot be any more', () => {
    const close = (state: ReturnState) =>
      returnProblem('close', { state, reason: 'broken', never_paid: true })
    expect(STATES.filter((state) => close(state) === null)).toEqual([
      'asked',
      'approved',
      'received',
      'waived',
    ])
    expect(close('refunded')).toBe('O valor desta devolução já foi reembolsado.')
  })

  test('never refuse a withdrawal, nor close it unanswered, and a refusal has words', () => {
    const withdrawal = { state: 'asked', reason: 'withdrawal', never_paid: false } as const
    expect(returnProblem('refuse', withdrawal)).toMatch(/art\. 49/)
    expect(returnProblem('close', withdrawal)).toMatch(/aprove-a antes/)
    // bottles that never came
    expect(returnProblem('close', { ...withdrawal, state: 'approved' })).toBeNull()
    expect(refusalProblem(' a ')).not.toBeNull()
    expect(refusalProblem('Não é nossa')).toBeNull()
  })
})

describe('what arrives of a return', () => {
  const items = [
    { id: 'a', quantity: 6, asked: 6 },
    { id: 'b', quantity: 1, asked: 1 },
  ]
  const arrived = (named?: { id: string; quantity: number }[]) => {
    const answer = arrivedItems(items, named)
    return answer.ok ? answer.payload.map(itemCount) : answer.reason
  }

  test('is all of it, or what is named, never more than was asked back and never nothing', () => {
    expect(arrived()).toEqual(['6', '1'])
    expect(arrived([{ id: 'a', quantity: 4 }])).toEqual(['4 de 6', '0 de 1'])
    expect(arrived([{ id: 'a', quantity: 0 }])).toBe('Informe ao menos uma garrafa que chegou.')
    expect(arrived([])).toBe('Informe ao menos uma garrafa que chegou.')
    expect(arrived([{ id: 'b', quantity: 2 }])).toBe('Informe de 0 a 1 garrafas.')
    expect(arrived([{ id: 'a', quantity: -1 }])).toBe('Informe de 0 a 6 garrafas.')
    expect(arrived([{ id: 'c', quantity: 1 }])).toBe('Este vinho não é desta devolução.')
    const twice = [
      { id: 'b', quantity: 1 },
      { id: 'b', quantity: 1 },
    ]
    expect(arrived(twice)).toBe('Cada vinho aparece uma vez só.')
  })

  test('is told only when something is missing', () => {
    expect(arrivalInWords(items)).toBeNull()
    expect(arrivalInWords([{ id: 'a', quantity: 4, asked: 6 }])).toBe('4 de 6 garrafas chegaram')
    expect(arrivalInWords([{ id: 'a', quantity: 1, asked: 6 }])).toBe('1 de 6 garrafas chegou')
  })

  test('leaves the others to be asked back again, and gives nothing back for them', () => {
    const lines = [{ id: 'a', title: 'Talha', quantity: 6, delivered: 6, paid: 6_000 }]
    const one = {
      state: 'received' as const,
      items: [{ id: 'a', quantity: 4, asked: 6 }],
      restocked: false,
    }
    expect(returnableLines(lines, [one])).toMatchObject([{ left: 2 }])
    const paid = { captured: 7_500, refunded: 0 }
    expect(returnAmount(one, { lines, settled: [], freight: 1_500, paid })).toEqual({
      bottles: 4_000,
      freight: 0,
    })
    // with them, nothing of the order is left with the buyer
    const settled = [{ ...one, given: { bottles: 4_000, freight: 0 } }]
    const rest = { items: [{ id: 'a', quantity: 2 }] }
    expect(
      returnAmount(rest, { lines, settled, freight: 1_500, paid: { ...paid, refunded: 4_000 } }),
    ).toEqual({ bottles: 2_000, freight: 1_500 })
  })
})

test('bottles that never left keep the freight back until they were given back otherwise', () => {
  const six = [{ id: 'a', quantity: 6, delivered: 4, paid: 6_000 }]
  const all = { items: [{ id: 'a', quantity: 4 }] }
  const back = (refunded: number) =>
    returnAmount(all, {
      lines: six,
      settled: [],
      freight: 1_500,
      paid: { captured: 7_500, refunded },
    })
  expect(back(0)).toEqual({ bottles: 4_000, freight: 0 })
  expect(back(1_999)).toEqual({ bottles: 4_000, freight: 0 })
  expect(back(2_000)).toEqual({ bottles: 4_000, freight: 1_500 })
  // what a return gave back was for bottles that had arrived
  const half = { items: [{ id: 'a', quantity: 2 }], given: { bottles: 2_000, freight: 0 } }
  expect(
    returnAmount(
      { items: [{ id: 'a', quantity: 2 }] },
      { lines: six, settled: [half], freight: 1_500, paid: { captured: 7_500, refunded: 2_000 } },
    ),
  ).toEqual({ bottles: 2_000, freight: 0 })
})

test('a return before a refund by hand leaves the freight to the hand: both orders give all of it back', () => {
  const lines = [{ id: 'a', quantity: 4, delivered: 2, paid: 4_000 }]
  const back = (refunded: number) =>
    returnAmount(
      { items: [{ id: 'a', quantity: 2 }] },
      { lines, settled: [], freight: 1_500, paid: { captured: 5_500, refunded } },
    )
  expect(back(2_000)).toEqual({ bottles: 2_000, freight: 1_500 })
  expect(back(0)).toEqual({ bottles: 2_000, freight: 0 })
  const paid = { captured: 5_500, refunded: 2_000 }
  expect([refundable(paid), freightLeft(paid, 1_500)]).toEqual([3_500, 1_500])
  expect(freightLeft({ captured: 5_500, refunded: 4_900 }, 1_500)).toBe(600)
  expect(freightLeft({ captured: 0, refunded: 0 }, 1_500)).toBe(0)
})

/** A linear congruential generator (Numerical Recipes): the same seed, the same walk. */
function pickFrom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const WALKS = inFull(10_000, 1_000)

describe(`${WALKS} random walks over returns of an order`, () => {
  test('give back each bottle once at most, the whole to the cent with its freight, and never more than was paid', () => {
    const pick = pickFrom(20_261_123)
    let whole = 0
    for (let walk = 0; walk < WALKS; walk += 1) {
      const lines = Array.from({ length: 1 + pick(3) }, (_line, index) => {
        const quantity = 1 + pick(12)
        // an odd sum over the bottles: what a discount would leave
        return {
          id: String(index),
          title: 'Vinho',
          quantity,
          delivered: pick(4) ? quantity : pick(quantity + 1),
          paid: quantity * (1 + pick(50_000)) + pick(quantity),
        }
      })
      const freight = pick(2) ? 1 + pick(9_000) : 0
      const captured = lines.reduce((sum, { paid }) => sum + paid, freight)
      const byHand = pick(5) ? 0 : pick(captured)
      let refunded = byHand
      const returns: {
        state: ReturnState
        reason: ReturnReason
        items: ReturnItem[]
        restocked: boolean | null
        never_paid: boolean
        given: ReturnAmount
      }[] = []
      for (let step = 0; step < 30; step += 1) {
        if (pick(3) === 0) {
          const reason = RETURN_REASON_KEYS[pick(4)] ?? 'broken'
          const items = lines
            .filter(() => pick(2))
            .map(({ id, quantity }) => ({ id, quantity: 1 + pick(quantity + 1) }))
            .map((item) => ({ ...item, asked: item.quantity }))
          const at = { delivered: ONCE, now: DELIVERED }
          if (wishProblem({ reason, items }, lines, returns, at) === null)
            returns.push({
              state: 'asked',
              reason,
              items,
              restocked: null,
              never_paid: false,
              given: { bottles: 0, freight: 0 },
            })
        } else {
          const one = returns[pick(Math.max(1, returns.length))]
          const action = RETURN_ACTION_KEYS[pick(RETURN_ACTION_KEYS.length)] ?? 'approve'
          if (!one || returnProblem(action, one) !== null) continue
          if (action === 'refund') {
            const settled = returns.filter(({ state }) => state === 'refunded')
            const back = returnAmount(one, {
              lines,
              settled,
              freight,
              paid: { captured, refunded },
            })
            expect(back.bottles).toBeGreaterThanOrEqual(0)
            expect(back.freight).toBeGreaterThanOrEqual(0)
            one.given = back
            refunded += back.bottles + back.freight
          }
          if (action === 'receive') {
            const named = one.items.map(({ id, asked }) => ({ id, quantity: pick(asked + 2) }))
            const arrived = arrivedItems(one.items, pick(2) ? named : undefined)
            if (!arrived.ok) continue
            one.items = arrived.payload
            one.restocked = false
          }
          one.state = stateAfter(action)
        }
        expect(refunded).toBeLessThanOrEqual(captured)
        for (const { id, delivered } of lines) {
          const named = returns
            .filter(({ state }) => state !== 'refused' && state !== 'closed')
            .flatMap(({ items }) => items)
            .filter((item) => item.id === id)
            .reduce((sum, { quantity }) => sum + quantity, 0)
          expect(named).toBeLessThanOrEqual(delivered)
        }
      }
      const settled = returns.filter(({ state }) => state === 'refunded')
      const isWhole = lines.every(
        ({ id, quantity }) =>
          settled
            .flatMap(({ items }) => items)
            .filter((item) => item.id === id)
            .reduce((sum, item) => sum + item.quantity, 0) === quantity,
      )
      if (!isWhole) continue
      whole += 1
      expect(returns.some(isOpenReturn)).toBe(false)
      expect(refundable({ captured, refunded })).toBe(0)
    }
    expect(whole).toBeGreaterThan(WALKS / 100)
  })
})
