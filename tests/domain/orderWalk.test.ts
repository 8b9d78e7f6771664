import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  orderActionProblem,
  remainingItems,
  type FulfillmentFacts,
  type OrderAction,
  type OrderFacts,
} from '#domain/orders/orderActions'
import { orderStateProblem } from '../support/orderState'
import { readSellerApproval } from '#domain/orders/sellerApproval'

const ACTIONS: readonly OrderAction[] = [
  'accept',
  'reject',
  'createFulfillment',
  'ship',
  'correctTracking',
  'deliver',
  'cancelFulfillment',
  'setInvoice',
  'removeInvoice',
]

const STEPS = 10_000

interface Step {
  action: OrderAction
  /** Which package, which number of bottles; taken modulo what there is. */
  pick: number
  /** Two members of the winery at their screens: the one's may be older than the other's last step. */
  actor: 0 | 1
}

let clock = 0
const now = (): string => new Date(1_700_000_000_000 + 1000 * clock++).toISOString()

/** What the server does with an allowed action. */
function take(order: OrderFacts, { action, pick }: Step, fulfillmentId?: string): OrderFacts {
  const change = (facts: Partial<FulfillmentFacts>): OrderFacts => ({
    ...order,
    fulfillments: (order.fulfillments ?? []).map((one) =>
      one.id === fulfillmentId ? { ...one, ...facts } : one,
    ),
  })
  switch (action) {
    case 'accept':
      return { ...order, metadata: { seller_status: 'accepted' } }
    case 'reject':
      return {
        ...order,
        metadata: { seller_status: 'rejected' },
        status: 'canceled',
        // what is packed is undone with it (R60)
        fulfillments: (order.fulfillments ?? []).map((parcel) => ({
          ...parcel,
          canceled_at: parcel.canceled_at ?? now(),
        })),
      }
    case 'createFulfillment': {
      const items = remainingItems(order).map(({ id, quantity }) => ({
        line_item_id: id,
        quantity: 1 + (pick % quantity),
      }))
      const made = { id: `ful_${clock}`, created_at: now(), items }
      return { ...order, fulfillments: [...(order.fulfillments ?? []), made] }
    }
    case 'ship':
      return change({ shipped_at: now() })
    case 'correctTracking':
      return order
    case 'deliver':
      return change({ delivered_at: now() })
    case 'cancelFulfillment':
      return change({ canceled_at: now() })
    case 'setInvoice':
      return { ...order, invoice: { access_key: String(pick) } }
    case 'removeInvoice':
      return { ...order, invoice: null }
  }
}

const step = fc.record<Step>({
  action: fc.constantFrom(...ACTIONS),
  pick: fc.nat(20),
  actor: fc.constantFrom(0, 1),
})

const newOrder = (): OrderFacts => ({
  status: 'pending',
  metadata: null,
  fulfillments: [],
  items: [
    { id: 'a', quantity: 6 },
    { id: 'b', quantity: 1 },
  ],
})

describe('a random walk over the order machine', () => {
  test(`${STEPS} actions by two people in any order stay inside the model`, () => {
    const taken = new Map<OrderAction, number>()
    const steps = fc.sample(step, { numRuns: STEPS, seed: 20_261_121 })
    let order = newOrder()
    let left = 40
    for (const one of steps) {
      if (left-- === 0) {
        order = newOrder()
        left = 40
      }
      const packages = order.fulfillments ?? []
      const target = packages[(one.pick + one.actor) % Math.max(1, packages.length)]?.id
      if (orderActionProblem(one.action, order, { store_status: 'ACTIVE' }, target)) continue
      const before = order
      order = take(order, one, target)
      taken.set(one.action, (taken.get(one.action) ?? 0) + 1)
      expect(orderStateProblem(order), JSON.stringify({ before, one, order })).toBeNull()
      // only a wrong invoice is still taken from it
      if (readSellerApproval(before.metadata) === 'rejected' && one.action !== 'removeInvoice')
        throw new Error('left the end state')
    }
    // The walk went everywhere.
    for (const action of ACTIONS) expect(taken.get(action) ?? 0).toBeGreaterThan(20)
  })

  test('the model knows what must never be', () => {
    const order = newOrder()
    const packed = { id: 'f', created_at: now(), items: [{ line_item_id: 'a', quantity: 7 }] }
    const accepted = { ...order, metadata: { seller_status: 'accepted' } }
    expect(orderStateProblem({ ...order, metadata: { seller_status: 'rejected' } })).toBe(
      'rejected, yet not canceled',
    )
    expect(orderStateProblem({ ...order, fulfillments: [packed] })).toBe('packed, yet not accepted')
    expect(orderStateProblem({ ...accepted, fulfillments: [packed] })).toBe(
      'more bottles packed than ordered',
    )
    const sent = { ...packed, shipped_at: now(), canceled_at: now() }
    expect(orderStateProblem({ ...accepted, fulfillments: [sent] })).toBe(
      'a shipped package was canceled',
    )
    expect(orderStateProblem({ ...accepted, status: 'canceled', fulfillments: [packed] })).toBe(
      'canceled with an active package',
    )
  })
})
