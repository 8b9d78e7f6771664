import { expect, test } from 'vitest'
import { asksForApproval, asksForShipping } from '#domain/orders/orderAsks'
import { ORDER_TABS } from '#domain/orders/orderStage'

test('only an order that waits for an answer asks for one, and only one with bottles to send asks for that', () => {
  const asked = [...ORDER_TABS, 'over' as const, undefined].map((stage) => [
    stage,
    asksForApproval({ stage }),
    asksForShipping({ stage }),
  ])
  expect(asked).toEqual([
    ['approve', true, false],
    ['send', false, true],
    ['transit', false, false],
    ['delivered', false, false],
    ['over', false, false],
    [undefined, false, false],
  ])
})
