import { expect, test } from 'vitest'
import { boxesOf, boxesToPack } from '../../../src/portal/orders/slip/boxesOf'
import { buildOrder } from '../lists/buildOrder'

const bottles = (order: ReturnType<typeof buildOrder>) =>
  boxesOf(order).map(({ lines }) => lines.map(({ id, quantity }) => [id, quantity]))

test('the sheet of an order without packages lists what is still to be sent', () => {
  const [tannat, malbec] = buildOrder().items
  if (!tannat || !malbec) throw new Error('an order of two lines')
  const items = [
    { ...tannat, canceled_quantity: 2 },
    { ...malbec, canceled_quantity: 1 },
  ]
  expect(bottles(buildOrder())).toEqual([
    [
      ['item-1', 2],
      ['item-2', 3],
    ],
  ])
  expect(bottles(buildOrder({ items }))).toEqual([[['item-2', 2]]])
  // no empty sheet
  expect(bottles(buildOrder({ payment_status: 'refunded' }))).toEqual([])
})

test.each([
  ['has left', '2026-11-21T12:00:00Z', [[['item-2', 3]]]],
  ['waits', null, [[['item-1', 2]], [['item-2', 3]]]],
])('beside a package that %s, what is in none is printed', (_state, shipped_at, printed) => {
  const fulfillments = [
    {
      id: 'ful-1',
      created_at: '2026-11-21T12:00:00Z',
      packed_at: '2026-11-21T12:00:00Z',
      shipped_at,
      labels: [],
      items: [{ line_item_id: 'item-1', quantity: 2 }],
    },
  ]
  const boxes = boxesToPack(buildOrder({ fulfillments }))
  expect(boxes.map(({ lines }) => lines.map(({ id, quantity }) => [id, quantity]))).toEqual(printed)
})

test('of an order that has left, all boxes are printed again', () => {
  const fulfillments = ['item-1', 'item-2'].map((line, index) => ({
    id: `ful-${index}`,
    created_at: '2026-11-21T12:00:00Z',
    packed_at: '2026-11-21T12:00:00Z',
    shipped_at: '2026-11-21T12:00:00Z',
    labels: [],
    items: [{ line_item_id: line, quantity: index + 2 }],
  }))
  expect(boxesToPack(buildOrder({ fulfillments }))).toHaveLength(2)
})
