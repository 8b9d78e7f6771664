import { describe, expect, test } from 'vitest'
import { nextStep, type FulfillmentFacts } from '#domain/orders/orderActions'
import { movedBottles, orderStage, shownDelivery } from '#domain/orders/orderStage'
import { waitingStep } from '#domain/orders/waitingStep'

const at = '2026-03-02T12:00:00Z'
const items = [
  { id: 'tinto', quantity: 4 },
  { id: 'branco', quantity: 2 },
]
const box = (id: string, quantity: number, facts: Partial<FulfillmentFacts> = {}) => ({
  id,
  created_at: at,
  items: [{ line_item_id: id, quantity }],
  ...facts,
})
const order = (seller_status: string | null, fulfillments: FulfillmentFacts[] = []) => ({
  status: 'pending',
  metadata: { seller_status },
  items,
  fulfillments,
})
const refunded = (one: ReturnType<typeof order>) => ({ ...one, payment_status: 'refunded' })
const sent = { shipped_at: at }
const done = { shipped_at: at, delivered_at: at }

describe('what is to be done with an order', () => {
  test.each([
    ['approve', order(null)],
    ['send', order('accepted')],
    ['send', order('accepted', [box('tinto', 4, done)])],
    ['send', order('accepted', [box('tinto', 4, done), box('branco', 2)])],
    ['transit', order('accepted', [box('tinto', 4, done), box('branco', 2, sent)])],
    ['delivered', order('accepted', [box('tinto', 4, done), box('branco', 2, done)])],
    ['over', order('rejected')],
    ['over', { ...order(null), status: 'canceled' }],
    // all the money is back: nobody packs, sends or waits any more
    ['over', refunded(order(null))],
    ['over', refunded(order('accepted', [box('tinto', 4, done)]))],
    ['over', refunded(order('accepted', [box('tinto', 4, done), box('branco', 2)]))],
    ['over', refunded(order('accepted', [box('tinto', 4, sent), box('branco', 2, sent)]))],
    ['delivered', refunded(order('accepted', [box('tinto', 4, done), box('branco', 2, done)]))],
  ] as const)('%s', (stage, one) => {
    expect(orderStage(one)).toBe(stage)
  })

  test('is nothing once all its money is back, and still something when a part is', () => {
    const open = order('accepted', [box('tinto', 4, done)])
    const part = { ...open, payment_status: 'partially_refunded' }
    expect([waitingStep(part), nextStep(part)]).toEqual(['pack', { action: 'createFulfillment' }])
    expect([waitingStep(refunded(open)), nextStep(refunded(open))]).toEqual([null, null])
  })
})

test('bottles of a canceled package are not packed, and handed-over ones are gone', () => {
  expect(
    movedBottles([
      { items: [{ quantity: 1 }] },
      { items: [{ quantity: 2 }], canceled_at: at },
      { items: [{ quantity: 4 }], shipped_at: at },
      { items: [{ quantity: 8 }], delivered_at: at },
    ]),
  ).toEqual({ packed: 13, shipped: 12, delivered: 8 })
})

describe('a shipped order looks shipped (R28)', () => {
  const label = (fulfillment_status: string, packed: number, shipped: number) =>
    shownDelivery({ fulfillment_status, items, bottles: { packed, shipped, delivered: 0 } }).label

  test('before anything is delivered the packages tell how far it is', () => {
    expect(label('not_fulfilled', 0, 0)).toBe('Não Entregue')
    expect(label('not_fulfilled', 1, 0)).toBe('Em preparação')
    expect(label('not_fulfilled', 6, 5)).toBe('Parcialmente Enviado')
    expect(label('not_fulfilled', 6, 6)).toBe('Enviado')
  })

  test('from then on the status of the wire does, and where nothing else is known', () => {
    expect(label('partially_fulfilled', 6, 6)).toBe('Parcialmente Entregue')
    expect(label('canceled', 0, 0)).toBe('Cancelado')
    expect(shownDelivery({ fulfillment_status: 'not_fulfilled', items }).label).toBe('Não Entregue')
  })
})
