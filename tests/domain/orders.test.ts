import { describe, expect, test } from 'vitest'

import {
  activeFulfillment,
  canCreateFulfillment,
  nextStep,
  orderActionProblem,
  rejectProblem,
  remainingItems,
  type FulfillmentFacts,
  type OrderAction,
  type OrderFacts,
} from '#domain/orders/orderActions'
import { matchesOrderFilter } from '#domain/orders/orderFilter'
import { moneyOfRejection } from '#domain/orders/rejection'
import { fulfillmentRequest, shipmentRequest } from '#domain/orders/orderFulfillmentRequest'

const at = '2026-03-02T12:00:00Z'
const fulfillment = (facts: Partial<FulfillmentFacts> = {}): FulfillmentFacts => ({
  id: 'ful_1',
  created_at: '2026-03-01T12:00:00Z',
  ...facts,
})
const order = (seller_status?: string, fulfillments: FulfillmentFacts[] = []): OrderFacts => ({
  status: 'pending',
  metadata: seller_status ? { seller_status } : null,
  fulfillments,
})

const STEPS: OrderAction[] = [
  'accept',
  'reject',
  'createFulfillment',
  'ship',
  'deliver',
  'cancelFulfillment',
]
const allowed = (of: OrderFacts) =>
  STEPS.filter((step) => orderActionProblem(step, of, { store_status: 'ACTIVE' }) === null)

describe('what a seller may do with an order (spec §4, R30)', () => {
  test.each<[string, OrderFacts, OrderAction[]]>([
    ['a new order', order(), ['accept', 'reject']],
    ['a pending order', order('pending'), ['accept', 'reject']],
    ['an accepted order', order('accepted'), ['reject', 'createFulfillment']],
    [
      'a packed order',
      order('accepted', [fulfillment()]),
      ['reject', 'ship', 'deliver', 'cancelFulfillment'],
    ],
    [
      'a packed order that was given back whole',
      { ...order('accepted', [fulfillment()]), payment_status: 'refunded' },
      ['reject', 'cancelFulfillment'],
    ],
    [
      'a shipped order that was given back whole',
      { ...order('accepted', [fulfillment({ shipped_at: at })]), payment_status: 'refunded' },
      ['deliver'],
    ],
    ['a shipped order', order('accepted', [fulfillment({ shipped_at: at })]), ['deliver']],
    [
      'a delivered order',
      order('accepted', [fulfillment({ shipped_at: at, delivered_at: at })]),
      [],
    ],
    [
      'an order whose fulfilment was canceled',
      order('accepted', [fulfillment({ canceled_at: at })]),
      ['reject', 'createFulfillment'],
    ],
    ['a rejected order', order('rejected'), []],
    ['a canceled order', { ...order('accepted'), status: 'canceled' }, []],
  ])('%s', (_, of, actions) => {
    expect(allowed(of)).toEqual(actions)
  })

  test('refusals say why', () => {
    expect(rejectProblem(order('rejected'))).toBe('Este pedido foi rejeitado.')
    expect(rejectProblem(order('accepted', [fulfillment({ shipped_at: at })]))).toBe(
      'Este pedido já foi enviado. Não é possível rejeitá-lo.',
    )
    expect(
      orderActionProblem('ship', order('accepted', [fulfillment({ shipped_at: at })]), {
        store_status: 'ACTIVE',
      }),
    ).toBe('Pedido já foi enviado')
  })

  test('a second package takes what the first one left, and a third finds nothing', () => {
    const items = [
      { id: 'tinto', quantity: 3 },
      { id: 'branco', quantity: 1 },
    ]
    const packed = (...taken: [string, number][]) =>
      fulfillment({ items: taken.map(([line_item_id, quantity]) => ({ line_item_id, quantity })) })
    const partly = { ...order('accepted', [packed(['tinto', 2])]), items }
    expect(remainingItems(partly)).toEqual([
      { id: 'tinto', quantity: 1 },
      { id: 'branco', quantity: 1 },
    ])
    expect(canCreateFulfillment(partly)).toBe(true)
    const whole = {
      ...order('accepted', [packed(['tinto', 2]), packed(['tinto', 1], ['branco', 1])]),
      items,
    }
    expect(remainingItems(whole)).toEqual([])
    expect(canCreateFulfillment(whole)).toBe(false)
  })

  test('a step looks at its own package, not at the newest', () => {
    const sent = fulfillment({ id: 'sent', shipped_at: at })
    const open = fulfillment({ id: 'open', created_at: '2026-03-03T12:00:00Z' })
    const both = order('accepted', [open, sent])
    const seller = { store_status: 'ACTIVE' }
    expect(orderActionProblem('ship', both, seller, 'open')).toBeNull()
    expect(orderActionProblem('ship', both, seller, 'sent')).toBe('Pedido já foi enviado')
    expect(orderActionProblem('cancelFulfillment', both, seller, 'sent')).toBe(
      'Pedido já foi enviado',
    )
    expect(orderActionProblem('deliver', both, seller, 'nenhum')).toBe(
      'Separe as garrafas antes desta etapa.',
    )
  })

  test('a seller in review acts on no order (R14)', () => {
    expect(orderActionProblem('accept', order(), { store_status: 'PENDING' })).toBe(
      'Seu cadastro precisa estar ativo para agir sobre pedidos.',
    )
    expect(orderActionProblem('accept', order(), { store_status: 'active' })).toBeNull()
  })

  test('the tracking code is corrected from shipping to delivery', () => {
    const seller = { store_status: 'ACTIVE' }
    const problem = (facts: Partial<FulfillmentFacts>) =>
      orderActionProblem(
        'correctTracking',
        order('accepted', [fulfillment(facts)]),
        seller,
        'ful_1',
      )
    expect(problem({})).toBe('Este pacote ainda não foi enviado.')
    expect(problem({ shipped_at: at })).toBeNull()
    expect(problem({ shipped_at: at, delivered_at: at })).toBe(
      'Este pedido já foi entregue. O código não muda mais.',
    )
    expect(problem({ canceled_at: at })).toBe('A separação deste pacote foi desfeita.')
  })

  test('one thing comes next: answer, send the oldest that waits, pack the rest, say what arrived', () => {
    const items = [{ id: 'tinto', quantity: 3 }]
    const box = (id: string, quantity: number, facts: Partial<FulfillmentFacts> = {}) =>
      fulfillment({ id, items: [{ line_item_id: 'tinto', quantity }], ...facts })
    const with_ = (...all: FulfillmentFacts[]) => nextStep({ ...order('accepted', all), items })
    const sent = { shipped_at: at }
    expect(nextStep({ ...order(), items })).toEqual({ action: 'accept' })
    expect(with_()).toEqual({ action: 'createFulfillment' })
    expect(with_(box('a', 1))).toEqual({ action: 'ship', fulfillmentId: 'a' })
    expect(with_(box('a', 1, sent))).toEqual({ action: 'createFulfillment' })
    expect(with_(box('a', 1, sent), box('b', 2, { created_at: at }))).toEqual({
      action: 'ship',
      fulfillmentId: 'b',
    })
    expect(with_(box('a', 1, sent), box('b', 2, sent))).toEqual({
      action: 'deliver',
      fulfillmentId: 'a',
    })
    expect(with_(box('a', 3, { ...sent, delivered_at: at }))).toBeNull()
    expect(nextStep({ ...order('rejected'), items })).toBeNull()
  })

  test('a rejection says what becomes of the money', () => {
    const statuses = ['captured', 'partially_refunded', 'authorized', 'not_paid']
    expect(statuses.map(moneyOfRejection)).toEqual([
      'refunded',
      'rest_refunded',
      'withdrawn',
      'none',
    ])
  })

  test('the newest fulfilment that is not canceled counts', () => {
    const old = fulfillment({ id: 'old' })
    const newer = fulfillment({ id: 'newer', created_at: '2026-03-03T12:00:00Z' })
    const canceled = fulfillment({
      id: 'gone',
      created_at: '2026-03-04T12:00:00Z',
      canceled_at: at,
    })
    expect(activeFulfillment({ fulfillments: [old, canceled, newer] })?.id).toBe('newer')
    expect(activeFulfillment({ fulfillments: [canceled] })).toBeNull()
  })
})

describe('requests', () => {
  const location_levels = [{ location_id: 'sloc_1' }]
  const item = {
    id: 'item_1',
    quantity: 3,
    variant: { inventory_items: [{ inventory: { location_levels } }] },
  }

  test('a fulfilment takes all items from the stock location (spec §7)', () => {
    expect(fulfillmentRequest([item])).toEqual({
      ok: true,
      payload: {
        items: [{ id: 'item_1', quantity: 3, requires_shipping: true }],
        location_id: 'sloc_1',
        requires_shipping: true,
      },
    })
  })

  // spec 167
  test('without a stock location it says so', () => {
    expect(fulfillmentRequest([{ id: 'item_1', quantity: 3 }])).toEqual({
      ok: false,
      reason: 'No location found for fulfillment. Please ensure inventory is available.',
    })
  })

  test('a shipment needs a tracking code', () => {
    expect(shipmentRequest([item], '   ')).toEqual({
      ok: false,
      reason: 'Informe o código de rastreamento.',
    })
    const shipped = shipmentRequest([item], ' BR123456789BR ')
    expect(shipped.ok && shipped.payload.labels[0]?.tracking_number).toBe('BR123456789BR')
    expect(shipped.ok && shipped.payload.labels[0]?.tracking_url).toContain('objetos=BR123456789BR')
  })
})

describe('filter (R29)', () => {
  const orders = [
    { status: 'pending', payment_status: 'awaiting', total: 1000 },
    { status: 'pending', payment_status: 'captured', total: 2000 },
    { status: 'canceled', payment_status: 'canceled', total: 4000 },
    { status: 'completed', payment_status: 'captured', total: 8000 },
    { status: 'captured', payment_status: 'pending', total: 16_000 },
  ]
  const totals = (filter: Parameters<typeof matchesOrderFilter>[1]) =>
    orders.filter((one) => matchesOrderFilter(one, filter)).map((one) => one.total)

  test('an option looks at the order status and the payment status', () => {
    expect(totals('all')).toHaveLength(5)
    expect(totals('pending')).toEqual([1000, 2000, 16_000])
    expect(totals('captured')).toEqual([2000, 8000, 16_000])
    expect(totals('canceled')).toEqual([4000])
    expect(totals('not_paid')).toEqual([1000])
    expect(totals('refunded')).toEqual([])
  })
})
