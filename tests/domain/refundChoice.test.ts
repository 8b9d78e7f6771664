import { describe, expect, test } from 'vitest'
import type { OrderReturns } from '#domain/returns/orderReturnWire'
import { choosableBottles, chosenAmount, type WineFate } from '#domain/returns/refundChoice'
import { inParts, loweredProblem } from '#domain/returns/returnMoney'

const at = '2026-11-02T12:00:00Z'
const FREIGHT = 2_500

/** Four bottles of Tinto (50,00) and two of Branco (30,00), paid with the freight. */
function order({ canceled = 0, refunded = 0, delivered = [0, 0], boxes = [] as object[] } = {}) {
  return {
    status: 'pending',
    payment_status: 'captured',
    metadata: { seller_status: 'accepted' },
    paid: { captured: 26_000 + FREIGHT, refunded },
    shipping_total: FREIGHT,
    items: [
      { id: 'tinto', title: 'Tinto', quantity: 4, unit_price: 5_000, total: 20_000 },
      { id: 'branco', title: 'Branco', quantity: 2, unit_price: 3_000, total: 6_000 },
    ].map((line, index) => ({
      ...line,
      canceled_quantity: index === 0 ? canceled : 0,
      delivered_quantity: delivered[index] ?? 0,
    })),
    fulfillments: boxes.map((box, index) => ({
      id: `ful_${index}`,
      created_at: at,
      labels: [],
      items: [],
      ...box,
    })),
  }
}

const tinto = (quantity: number) => ({ line_item_id: 'tinto', quantity })

function returns(facts: Partial<OrderReturns> = {}): OrderReturns {
  return {
    returns: [],
    returnable: {
      items: [{ id: 'tinto', title: 'Tinto', quantity: 4 }],
      reasons: ['broken'],
      withdrawal_until: null,
    },
    delivered_on: '2026-11-02',
    ...facts,
  }
}

describe('the bottles of a refund', () => {
  test('are those that were not packed and those that have arrived, and none of a package on its way', () => {
    const boxes = [{ items: [tinto(1)], shipped_at: at }, { items: [tinto(1)] }]
    const gone = [...boxes, { items: [tinto(1)], delivered_at: at }]
    const mixed = choosableBottles(order({ boxes: gone }), returns())
    expect(mixed.unsent).toEqual([
      { id: 'tinto', title: 'Tinto', max: 1 },
      { id: 'branco', title: 'Branco', max: 2 },
    ])
    expect([mixed.kept, mixed.back]).toEqual([
      [{ id: 'tinto', title: 'Tinto', max: 4 }],
      [{ id: 'tinto', title: 'Tinto', max: 4 }],
    ])
    expect(choosableBottles(order(), null).kept).toEqual([])
  })

  test('of an order that its producer has not approved are none', () => {
    const waiting = { ...order(), metadata: { seller_status: 'pending' } }
    expect(choosableBottles(waiting, null).unsent).toEqual([])
  })
})

describe('the amount follows the bottles', () => {
  const of = (
    fate: WineFate,
    bottles: [number, number],
    facts: Parameters<typeof order>[0] = {},
    given: OrderReturns | null = null,
  ) =>
    chosenAmount(
      fate,
      [
        { id: 'tinto', quantity: bottles[0] },
        { id: 'branco', quantity: bottles[1] },
      ],
      order(facts),
      given,
    )

  test('to the cent, and the freight with the last of them', () => {
    expect(of('unsent', [0, 0])).toEqual({ bottles: 0, freight: 0 })
    expect(of('unsent', [1, 1])).toEqual({ bottles: 8_000, freight: 0 })
    expect(of('unsent', [4, 2])).toEqual({ bottles: 26_000, freight: FREIGHT })
    const delivered = [4, 2]
    expect(of('kept', [4, 1], { delivered })).toEqual({ bottles: 23_000, freight: 0 })
    expect(of('back', [4, 2], { delivered })).toEqual({ bottles: 26_000, freight: FREIGHT })
  })

  test('counts what was canceled and what came back before', () => {
    expect(of('unsent', [3, 2], { canceled: 1, refunded: 5_000 })).toEqual({
      bottles: 21_000,
      freight: FREIGHT,
    })
    const back = returns({
      returns: [
        {
          state: 'refunded',
          items: [{ id: 'tinto', title: 'Tinto', asked: 4, quantity: 4 }],
          amount: { bottles: 20_000, freight: 0 },
        },
      ] as unknown as OrderReturns['returns'],
    })
    const delivered = [4, 2]
    expect(of('kept', [0, 2], { delivered, refunded: 20_000 }, back)).toEqual({
      bottles: 6_000,
      freight: FREIGHT,
    })
  })

  test('and is never more than is left', () => {
    expect(of('unsent', [4, 2], { refunded: 27_500 })).toEqual({ bottles: 1_000, freight: 0 })
  })
})

describe('an amount of a return', () => {
  const whole = { bottles: 6_000, freight: 1_500 }

  test('may be lowered, and not raised', () => {
    const problem = (amount: number | null) => loweredProblem('broken', whole, amount)
    expect([problem(7_500), problem(1)]).toEqual([null, null])
    expect(problem(7_501)).toBe('Por estas garrafas, só é possível reembolsar até R$ 75,00.')
    for (const none of [0, null, 1.5]) expect(problem(none)).toBe('Informe o valor a reembolsar.')
    // everything was given back before
    expect(loweredProblem('broken', { bottles: 0, freight: 0 }, 0)).toBeNull()
  })

  test('is the whole with a withdrawal', () => {
    expect(loweredProblem('withdrawal', whole, 7_500)).toBeNull()
    expect(loweredProblem('withdrawal', whole, 7_499)).toBe(
      'Na desistência tudo volta ao cliente (CDC, art. 49): reembolse R$ 75,00.',
    )
  })

  test('is of the bottles first', () => {
    expect(inParts(whole, 7_000)).toEqual({ bottles: 6_000, freight: 1_000 })
    expect(inParts(whole, 100)).toEqual({ bottles: 100, freight: 0 })
  })
})
