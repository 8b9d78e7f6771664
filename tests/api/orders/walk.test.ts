import { beforeAll, expect, it } from 'vitest'
import { orderActionProblem, remainingItems, type OrderAction } from '#domain/orders/orderActions'
import { orderStateProblem } from '../../support/orderState'
import type { Order } from '#domain/orders/orderWire'
import { sql } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { inFull } from '../../support/scope'

/** The full ten thousand take half an hour: WINEX_WALK_STEPS=10000. */
const STEPS = Number(process.env.WINEX_WALK_STEPS ?? inFull(120, 40))
const ORDERS = 4
const BOTTLES = 6

let shop: Shop
let stranger: Shop
beforeAll(async () => {
  shop = await openShop({ bottles: 10_000, wines: 1 })
  stranger = await openShop({ wines: 1 })
})

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let value = seed; ;) {
    value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0
    yield value >>> 8
  }
}

/** An invoice moves nothing; it has tests of its own. */
type Move = Exclude<OrderAction, 'setInvoice' | 'removeInvoice'>

const ACTIONS: readonly Move[] = [
  'accept',
  'createFulfillment',
  'createFulfillment',
  'ship',
  'correctTracking',
  'deliver',
  'cancelFulfillment',
  'reject',
]

/** Sends an action, whether the order as last seen allows it or not. */
function send(who: Shop, order: Order, action: Move, pick: number) {
  const one = order.fulfillments[pick % Math.max(1, order.fulfillments.length)]
  const path = `fulfillments/${one?.id ?? 'ful_nenhum'}`
  const left = remainingItems(order)[0]
  switch (action) {
    case 'accept':
      return who.act(order.id, 'accept')
    case 'reject':
      return who.act(order.id, 'cancel')
    case 'createFulfillment':
      return who.act(order.id, 'fulfillments', {
        items: [
          { id: order.items[0]?.id, quantity: 1 + (pick % ((left?.quantity ?? BOTTLES) + 1)) },
        ],
      })
    case 'ship':
      return who.act(order.id, `${path}/shipments`, {
        labels: [{ tracking_number: `AA${pick % 3}` }],
      })
    case 'correctTracking':
      return who.act(order.id, `${path}/tracking`, {
        labels: [{ tracking_number: `BB${pick % 3}` }],
      })
    case 'deliver':
      return who.act(order.id, `${path}/mark-as-delivered`)
    case 'cancelFulfillment':
      return who.act(order.id, `${path}/cancel`)
  }
}

/** Stock, reservations and the engine's own counts all say what the packages say. */
async function expectSound(orders: Order[]): Promise<void> {
  for (const order of orders) {
    expect(orderStateProblem(order), JSON.stringify(order.fulfillments)).toBeNull()
    const active = order.fulfillments.filter((one) => !one.canceled_at)
    const bottles = (of: typeof active) =>
      of.flatMap((one) => one.items ?? []).reduce((sum, item) => sum + item.quantity, 0)
    expect(order.items[0]).toMatchObject({
      fulfilled_quantity: bottles(active),
      shipped_quantity: bottles(active.filter((one) => one.shipped_at)),
      delivered_quantity: bottles(active.filter((one) => one.delivered_at)),
    })
  }
  const level = await shop.stockOf()
  expect(level.reserved).toBe(level.reservations)
  const [{ packed } = { packed: 0 }] = await sql<{ packed: number }>(
    `select coalesce(sum(i.quantity), 0)::float8 as packed from fulfillment_item i
       join fulfillment f on f.id = i.fulfillment_id and f.canceled_at is null
       join order_fulfillment l on l.fulfillment_id = f.id join seller_order s on s.order_id = l.order_id
      where s.seller_id = $1`,
    [shop.sellerId],
  )
  expect(level.stocked).toBe(10_000 - packed)
}

it(`${STEPS} actions against the real API, two at a time, never leave the model`, async () => {
  const random = numbers(20_261_121)
  const next = () => random.next().value as number
  const fresh = () => placeOrder(shop, [{ quantity: BOTTLES }])
  let ids = await Promise.all(Array.from({ length: ORDERS }, fresh))
  const answered = { taken: 0, refused: 0 }
  for (let step = 0; step < STEPS; step += 2) {
    const order = await shop.order(ids[next() % ORDERS] ?? '')
    const actions = [0, 1].map(() => ACTIONS[next() % ACTIONS.length] ?? 'accept')
    const responses = await Promise.all(actions.map((action) => send(shop, order, action, next())))
    for (const answer of responses) {
      expect([200, 400, 404, 409], answer.text).toContain(answer.status)
      if (answer.status === 200) answered.taken++
      else answered.refused++
    }
    if (step % 20 === 0) {
      expect((await send(stranger, order, actions[0] ?? 'accept', next())).status).toBe(404)
      await expectSound(await Promise.all(ids.map((id) => shop.order(id))))
    }
    // Orders at their end make room for new ones.
    if (step % 50 === 48) {
      const now = await Promise.all(ids.map((id) => shop.order(id)))
      ids = await Promise.all(
        now.map((one) => (isOver(one) || next() % 3 === 0 ? fresh() : Promise.resolve(one.id))),
      )
    }
  }
  await expectSound(await Promise.all(ids.map((id) => shop.order(id))))
  expect(answered.taken).toBeGreaterThan(STEPS / 10)
  expect(answered.refused).toBeGreaterThan(STEPS / 10)
}, 3_600_000)

const isOver = (order: Order): boolean =>
  ACTIONS.every((action) => orderActionProblem(action, order, { store_status: 'ACTIVE' }) !== null)
