import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { refundable } from '#domain/orders/orderRefund'
import { bookCapture, bookRefund, NOTHING_BOOKED, type BookedOrder } from '#domain/money/ledger'
import { arrivedItems, type ReturnItem } from '#domain/returns/arrival'
import { wishProblem } from '#domain/returns/returnable'
import { returnAmount, type ReturnAmount } from '#domain/returns/returnMoney'
import { RETURN_REASON_KEYS, type ReturnReason } from '#domain/returns/returnReasons'
import {
  RETURN_ACTION_KEYS,
  returnProblem,
  stateAfter,
  type ReturnState,
} from '#domain/returns/returnState'
import { call } from '../../support/http'
import { balanceOf, deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { sellerReturns, staffReturns } from '../../support/returns'
import { pickFrom, walkSeed } from '../../support/walks'
import { sql } from '../../support/world'
import { inFull } from '../../support/scope'

/** Steps of the walk (issue 18). */
const STEPS = inFull(200, 40)
/** `openShop`'s, in percent. */
const RATE = 12.5
/** Of every third order only half of each line's bottles are sent. */
const PARTLY = 3

/** The plain model: what an order should have given back, counted beside the engine. Cents. */
interface Order {
  id: string
  lines: { id: string; title: string; quantity: number; delivered: number; paid: number }[]
  captured: number
  refunded: number
  booked: BookedOrder
  returns: Return[]
}

interface Return {
  id: string
  state: ReturnState
  reason: ReturnReason
  items: ReturnItem[]
  restocked: boolean | null
  never_paid: boolean
  given: ReturnAmount
}

const pick = pickFrom(walkSeed)

let shop: Shop
let orders: Order[]
let stock = 0

async function newOrder(): Promise<Order> {
  const isPart = orders.length % PARTLY === PARTLY - 1
  const packed = (bought: number): number => (isPart ? Math.floor(bought / 2) : bought)
  const wanted = [
    { wine: 0, quantity: 1 + pick(4) + (isPart ? 1 : 0) },
    ...(pick(2) ? [{ wine: 1, quantity: 2 }] : []),
  ]
  const id = await deliveredOrder(shop, wanted, { packed })
  const { items, total } = await shop.order(id)
  const goods = items.reduce((sum, { quantity }) => sum + quantity * BOTTLE, 0)
  const { booked } = bookCapture(
    { total, shipping: FREIGHT, commission: Math.round((goods * RATE) / 100) },
    NOTHING_BOOKED,
    total,
  )
  return {
    id,
    lines: items.map((item) => ({
      id: item.id,
      title: item.title,
      quantity: item.quantity,
      delivered: packed(item.quantity),
      paid: item.quantity * BOTTLE,
    })),
    captured: total,
    refunded: 0,
    booked,
    returns: [],
  }
}

function giveBack(order: Order, cents: number): void {
  order.refunded += cents
  if (cents > 0) order.booked = bookRefund(order.booked, cents).booked
}

async function ask(order: Order): Promise<string> {
  const reason = RETURN_REASON_KEYS[pick(RETURN_REASON_KEYS.length)] ?? 'broken'
  const items = order.lines
    .filter(() => pick(3) > 0)
    .map(({ id, quantity }) => ({ id, quantity: 1 + pick(quantity + 1) }))
  const now = new Date()
  const problem = wishProblem({ reason, items }, order.lines, order.returns, {
    delivered: { first: now, last: now },
    now,
  })
  const answer = await sellerReturns(shop, order.id, '', { reason, items, note: `${pick(1e6)}` })
  expect(answer.status, answer.text).toBe(problem === null ? 201 : 400)
  if (problem === null)
    order.returns.push({
      id: answer.body.returns[0]?.id ?? '',
      state: 'asked',
      reason,
      items: items.map((item) => ({ ...item, asked: item.quantity })),
      restocked: null,
      never_paid: false,
      given: { bottles: 0, freight: 0 },
    })
  return `ask ${problem === null}`
}

async function act(order: Order): Promise<string> {
  const one = order.returns[pick(Math.max(1, order.returns.length))]
  if (!one) return 'nothing'
  const onward = RETURN_ACTION_KEYS.filter(
    (key) => key !== 'refuse' && key !== 'close' && returnProblem(key, one) === null,
  )
  // mostly towards the refund: few returns would come to it otherwise
  const tried = pick(3) && onward.length > 0 ? onward : RETURN_ACTION_KEYS
  const action = tried[pick(tried.length)] ?? 'approve'
  const isTaken = one.state === stateAfter(action)
  const isAllowed = returnProblem(action, one) === null
  const restock = pick(2) === 0
  const named = one.items.map(({ id, asked }) => ({ id, quantity: pick(asked + 2) }))
  const received = pick(2) ? { restock, items: named } : { restock }
  const arrived = arrivedItems(one.items, received.items)
  const amount = returnAmount(one, {
    lines: order.lines,
    settled: order.returns.filter(({ state }) => state === 'refunded'),
    freight: FREIGHT,
    paid: { captured: order.captured, refunded: order.refunded },
  })
  const expected =
    one.state === 'refunded'
      ? one.given.bottles + one.given.freight
      : amount.bottles + amount.freight
  const bodies = {
    approve: {},
    refuse: { refusal: 'Não é nossa' },
    receive: received,
    waive: {},
    refund: { expected, expected_refunded: order.refunded },
    close: { reason: 'As garrafas não chegaram' },
  }
  const path = `${one.id}/${action}`
  const answer = await (action === 'refund' || action === 'close'
    ? staffReturns(order.id, path, bodies[action])
    : sellerReturns(shop, order.id, path, bodies[action]))
  const isOther =
    isTaken &&
    action === 'receive' &&
    (restock !== one.restocked || (arrived.ok && !isDeepStrictEqual(arrived.payload, one.items)))
  const isInvalid =
    action === 'receive' && !arrived.ok && (isAllowed || (isTaken && restock === one.restocked))
  expect(answer.status, `${one.state} ${action}: ${answer.text}`).toBe(
    isInvalid ? 400 : (isTaken && !isOther) || isAllowed ? 200 : 409,
  )
  if (isAllowed && !isTaken && !isInvalid) {
    if (action === 'receive' && arrived.ok) {
      one.items = arrived.payload
      one.restocked = restock
    }
    if (action === 'refund') {
      one.given = amount
      giveBack(order, expected)
    }
    if (action === 'receive' && restock)
      stock += order.lines
        .filter(({ title }) => title.startsWith('Vinho 0'))
        .flatMap(({ id }) => one.items.filter((item) => item.id === id))
        .reduce((sum, { quantity }) => sum + quantity, 0)
    one.state = stateAfter(action)
  }
  return `${action} ${isAllowed}`
}

async function refundByHand(order: Order): Promise<string> {
  const left = refundable(order)
  if (left < 2) return 'nothing'
  const missing = missingOf(order)
  const amount =
    missing > 0 && pick(3) === 0 ? Math.min(left, missing) : 1 + pick(Math.min(left, 2_000))
  const answer = await call(`/admin/orders/${order.id}/refund`, {
    token: await tokenOf('staff'),
    body: { amount, expected_refunded: order.refunded, reason: 'Feira' },
  })
  expect(answer.status, answer.text).toBe(200)
  giveBack(order, amount)
  return `by hand ${amount}`
}

/** What the seller has of these orders: captured, less refunded, less the commission that is kept. */
const earned = (of: Order[]): number =>
  of.reduce(
    (sum, { captured, refunded, booked }) =>
      sum + captured - refunded - (booked.commission - booked.returned),
    0,
  )

/** Cents of bottles that never left. */
const unsent = ({ lines }: Order): number =>
  lines.reduce((sum, { quantity, delivered }) => sum + (quantity - delivered) * BOTTLE, 0)

/** Of those, what was not given back by hand either: while there is any, the order's money waits. */
const missingOf = (order: Order): number =>
  unsent(order) -
  order.returns.reduce((left, { given }) => left - given.bottles - given.freight, order.refunded)

/** Whether the order's money has its day. */
const isReleased = async ({ id }: Order): Promise<boolean> =>
  (
    await sql(
      'select 1 from ledger_standing where order_id = $1 having bool_and(available_on is not null)',
      [id],
    )
  ).length > 0

/** Orders that arrived whole did so 31 days ago; the others' money is released from today on. */
const balance = () => ({
  available: earned(orders.filter((order) => unsent(order) === 0)),
  receivable: earned(orders.filter((order) => unsent(order) > 0)),
})

beforeAll(async () => {
  shop = await openAccount({ wines: 2 })
  orders = []
  for (let count = 0; count < 5; count += 1) orders.push(await newOrder())
  stock = (await shop.stockOf(0)).stocked
})

describe(`returns of five orders, seed ${walkSeed}`, () => {
  it(`are what the model says through ${STEPS} random steps: states, refunds, ledger and stock`, async () => {
    const wasRefunded = () =>
      orders.flatMap(({ returns }) => returns).some(({ state }) => state === 'refunded')
    const isShort = () => !wasRefunded() || !orders.some((order) => unsent(order) > 0)
    // a walk that has not seen enough goes on
    for (let step = 0; step < STEPS || isShort(); step += 1) {
      if (step % 40 === 39) {
        orders.push(await newOrder())
        stock = (await shop.stockOf(0)).stocked
      }
      const order = orders[pick(orders.length)]
      if (!order) throw new Error('no order')
      const kind = pick(10)
      const did = await (kind < 3 ? ask(order) : kind < 9 ? act(order) : refundByHand(order))
      const why = `step ${step}: ${did}`
      expect(await balanceOf(shop), why).toMatchObject(balance())
      expect((await shop.stockOf(0)).stocked, why).toBe(stock)
      expect(await isReleased(order), why).toBe(missingOf(order) <= 0)
    }
    for (const order of orders) {
      const { body } = await staffReturns(order.id)
      const ofReturn = ({ id, state, items }: Pick<Return, 'id' | 'state' | 'items'>) => [
        id,
        { state, items: Object.fromEntries(items.map((item) => [item.id, item.quantity])) },
      ]
      expect(Object.fromEntries(body.returns.map(ofReturn))).toEqual(
        Object.fromEntries(order.returns.map(ofReturn)),
      )
      const shown = await call<{ order: { paid: object; total: number } }>(
        `/admin/orders/${order.id}`,
        { token: await tokenOf('staff') },
      )
      expect(shown.body.order.paid).toEqual({ captured: order.captured, refunded: order.refunded })
      expect(shown.body.order.total).toBe(order.captured)
    }
  }, 1_800_000)
})
