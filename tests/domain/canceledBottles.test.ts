import { describe, expect, it } from 'vitest'
import { cancelAmountProblem, cancelProblem } from '#domain/orders/canceledBottles'
import { nextStep, orderActionProblem, remainingItems } from '#domain/orders/orderActions'
import { shownDelivery } from '#domain/orders/orderStage'

const at = '2026-03-02T12:00:00Z'
const box = (quantity: number, facts: object = {}) => ({
  id: `ful_${quantity}`,
  created_at: at,
  items: [{ line_item_id: 'tinto', quantity }],
  ...facts,
})
const sent = { shipped_at: at }
const done = { shipped_at: at, delivered_at: at }
/** Four bottles of 50,00, of which so many are never sent. */
const order = (canceled: number, fulfillments: ReturnType<typeof box>[] = []) => ({
  status: 'pending',
  payment_status: 'partially_refunded',
  metadata: { seller_status: 'accepted' },
  items: [
    { id: 'tinto', title: 'Tinto', quantity: 4, canceled_quantity: canceled, unit_price: 5_000 },
  ],
  fulfillments,
})

describe('an order of which some bottles are never sent', () => {
  it.each([
    ['the others are packed', order(2), 2],
    ['the others are on their way', order(2, [box(2, sent)]), 0],
    ['the others have arrived', order(2, [box(2, done)]), 0],
    ['one of the others has arrived', order(2, [box(1, done)]), 1],
    ['the package of the others was unpacked', order(2, [box(2, { canceled_at: at })]), 2],
    ['there are no others', order(4), 0],
  ] as const)('%s', (_name, one, left) => {
    expect(remainingItems(one).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(left)
  })

  it('is sent with the others', () => {
    const bottles = { packed: 2, shipped: 2, delivered: 0 }
    const shown = (canceled: number) =>
      shownDelivery({ ...order(canceled), fulfillment_status: 'not_fulfilled', bottles }).label
    expect([shown(1), shown(2)]).toEqual(['Parcialmente Enviado', 'Enviado'])
  })

  it('has nothing to pack when there are no others', () => {
    expect(nextStep(order(4))).toBeNull()
    expect(orderActionProblem('createFulfillment', order(4), { store_status: 'ACTIVE' })).toBe(
      'As garrafas deste pedido foram canceladas: não há mais o que enviar.',
    )
  })
})

describe('bottles are taken out of an order', () => {
  const problem = (one: ReturnType<typeof order>, quantity: number, givenBack: number) =>
    cancelProblem(one, [{ id: 'tinto', quantity }]) ??
    cancelAmountProblem(one, [{ id: 'tinto', quantity }], givenBack)

  it('once what they cost was given back, to the cent', () => {
    expect(problem(order(0), 2, 10_000)).toBeNull()
    expect(problem(order(0), 2, 9_999)).toBe(
      'As garrafas que não serão enviadas custaram R$ 100,00: reembolse ao menos o valor delas.',
    )
    // all told, with the one before
    expect(problem(order(1), 2, 10_000)).toBeNull()
    expect(problem(order(1), 2, 5_000)).toMatch(/custaram R\$\s100,00/)
  })

  it('when they were not packed', () => {
    expect(problem(order(0, [box(2)]), 2, 20_000)).toBeNull()
    expect(problem(order(0, [box(2)]), 3, 20_000)).toBe('Tinto: só 2 garrafas não foram separadas.')
    expect(problem(order(0, [box(3)]), 2, 20_000)).toBe('Tinto: só 1 garrafa não foi separada.')
    expect(problem(order(2, [box(2)]), 3, 20_000)).toBe(
      'Tinto: todas as garrafas já foram separadas ou canceladas.',
    )
  })

  it('and do not come back into it', () => {
    expect(problem(order(2), 1, 20_000)).toBe('Tinto: o que foi cancelado não volta ao pedido.')
    expect(problem(order(2), 2, 10_000)).toBeNull()
  })

  it('of an order that its seller has approved, and that goes on', () => {
    expect(problem({ ...order(0), metadata: { seller_status: 'pending' } }, 1, 5_000)).toBe(
      'Aprove o pedido antes de separar as garrafas.',
    )
    expect(problem({ ...order(0), status: 'canceled' }, 1, 5_000)).toBe(
      'Este pedido foi cancelado.',
    )
  })

  it('named by a line of it, once', () => {
    const line = { id: 'tinto', quantity: 1 }
    expect(cancelProblem(order(0), [{ id: 'branco', quantity: 1 }])).toBe(
      'Este vinho não é deste pedido.',
    )
    expect(cancelProblem(order(0), [line, line])).toBe('Cada vinho aparece uma vez só.')
  })
})
