import { expect, test } from 'vitest'
import { boxesOf } from '../../../src/portal/orders/slip/boxesOf'
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
  expect(bottles(buildOrder({ payment_status: 'refunded' }))).toEqual([[]])
})
