import { expect, test } from 'vitest'
import { asksForApproval, asksForShipping } from '#domain/orders/orderAsks'
import { ORDER_TABS } from '#domain/orders/orderStage'

test('only an order that waits for an answer asks for one, and only one with bottles to send asks for that', () => {
  const asked = [...ORDER_TABS, 'over' as const, undefined].map((stage) => [
    stage,
    asksForApproval({ stage, payment_status: 'captured' }),
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

test('an order that waits for the answer asks for it once the money has come or is reserved', () => {
  const asks = ['captured', 'authorized', 'not_paid', 'awaiting', 'canceled', null].map(
    (payment_status) => asksForApproval({ stage: 'approve', payment_status }),
  )
  expect(asks).toEqual([true, true, false, false, false, false])
})
