import { describe, expect, it } from 'vitest'
import { hoursToApprove, waitingStep } from '#domain/orders/waitingStep'
import type { OrderFacts } from '#domain/orders/orderActions'

const placed = '2026-11-20T12:00:00Z'
const box = (bottles: number, more: object = {}) => ({
  id: `ful_${bottles}`,
  created_at: placed,
  items: [{ line_item_id: 'item_1', quantity: bottles }],
  ...more,
})
const order = (changes: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'pending',
  metadata: { seller_status: 'accepted' },
  items: [{ id: 'item_1', quantity: 6 }],
  ...changes,
})

describe('what an order waits for its seller to do', () => {
  it.each<[string, OrderFacts, string | null]>([
    ['a new order: an answer', order({ metadata: {} }), 'approve'],
    ['an approved one: packing', order(), 'pack'],
    ['a packed box: its tracking code', order({ fulfillments: [box(6)] }), 'ship'],
    [
      'a packed box comes before the bottles that are left',
      order({ fulfillments: [box(2)] }),
      'ship',
    ],
    [
      'one box on its way: packing the rest',
      order({ fulfillments: [box(2, { shipped_at: placed })] }),
      'pack',
    ],
    ['all on its way: nothing', order({ fulfillments: [box(6, { shipped_at: placed })] }), null],
    [
      'delivered without a code: nothing',
      order({ fulfillments: [box(6, { delivered_at: placed })] }),
      null,
    ],
    [
      'an unpacked box: packing again',
      order({ fulfillments: [box(6, { canceled_at: placed })] }),
      'pack',
    ],
    ['a rejected one: nothing', order({ metadata: { seller_status: 'rejected' } }), null],
    ['a canceled one: nothing', order({ status: 'canceled', metadata: {} }), null],
    ['a completed one: nothing', order({ status: 'completed' }), null],
  ])('%s', (_name, facts, step) => {
    expect(waitingStep(facts)).toBe(step)
  })

  it('asks for an answer within 48 hours', () => {
    expect(hoursToApprove(placed, new Date('2026-11-20T12:00:00Z'))).toBe(48)
    expect(hoursToApprove(placed, new Date('2026-11-22T11:59:00Z'))).toBe(0)
    expect(hoursToApprove(placed, new Date('2026-11-22T12:00:01Z'))).toBe(-1)
  })
})
