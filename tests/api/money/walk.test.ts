import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { saoPauloDate } from '#domain/values/dates'
import type { OrderStatistics } from '#domain/orders/orderWire'
import type { PayoutSummary, Statements } from '#domain/money/payoutWire'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { changeRate } from '../../support/openSeller'
import { BOTTLE, FREIGHT, type Shop } from '../../support/openShop'
import { brokenRules, pickFrom, portion, walkSeed } from '../../support/walks'
import { sql } from '../../support/world'
import {
  asStaff,
  balanceOf,
  newEndToEnd,
  openAccount,
  payoutsOf,
  prepare,
} from '../../support/openAccount'
import { inFull } from '../../support/scope'

/** All that the walk does is of this day, until it is over. */
const began = saoPauloDate(new Date())

/** Steps of the walk (issue 16). */
const STEPS = inFull(120, 40)
/** `openShop`'s, in percent. */
const RATE = 12.5
/** `WINEX_PAYOUT_MIN_CENTS` as the configuration has it. */
const SMALLEST_PAYOUT = 1_000

/** The plain model: what one seller should have, counted beside the ledger. All cents. */
interface Account {
  shop: Shop
  /** Of the rule. */
  rate: number
  /** Of the newest signature. */
  signed: number | null
  orders: Order[]
  payouts: Payout[]
  adjustments: number
  /** Of all payouts that did not fail: they are no longer open. */
  taken: number
}

interface Order {
  id: string
  /** Bottles and freight. */
  total: number
  /** On all bottles, by the rate that held. */
  commission: number
  state: 'placed' | 'delivered' | 'canceled'
  captured: number
  refunded: number
  returned: number
}

interface Payout {
  id: string
  amount: number
  status: 'prepared' | 'paid' | 'failed'
}

/** Commission on what was captured of an order. */
const charged = ({ commission, captured, total }: Order): number =>
  portion(commission, captured, total)

/** What the seller has of an order: captured, less refunded, less the commission that is kept. */
const net = (order: Order): number =>
  order.captured - order.refunded - (charged(order) - order.returned)

/** Commission that went back: of what is given back, bottles come first (R57). */
function settle(order: Order): void {
  const goods = order.captured - portion(FREIGHT, order.captured, order.total)
  const back = goods > 0 ? portion(charged(order), Math.min(order.refunded, goods), goods) : 0
  order.returned = Math.max(order.returned, back)
}

function giveBack(order: Order, cents: number): void {
  order.refunded += cents
  settle(order)
}

async function refund(order: Order, amount: number): Promise<void> {
  const answer = await asStaff(`/admin/orders/${order.id}/refund`, {
    amount,
    expected_refunded: order.refunded,
    reason: 'Garrafa quebrada',
  })
  expect(answer.status, answer.text).toBe(200)
  giveBack(order, amount)
}

function expected({ orders, payouts, adjustments, taken }: Account) {
  const sum = (some: Order[]) => some.reduce((total, order) => total + net(order), 0)
  const settled = sum(orders.filter(({ state }) => state !== 'placed')) + adjustments
  const amountOf = (status: Payout['status']) =>
    payouts.filter((one) => one.status === status).reduce((total, { amount }) => total + amount, 0)
  return {
    receivable: sum(orders.filter(({ state }) => state === 'placed')),
    available: settled - taken,
    held: 0,
    in_payment: amountOf('prepared'),
    paid: amountOf('paid'),
  }
}

const pick = pickFrom(walkSeed)
const oneOf = <Thing>(things: readonly Thing[]): Thing | undefined => things[pick(things.length)]

let accounts: Account[]

beforeAll(async () => {
  accounts = []
  for (let count = 0; count < 3; count += 1)
    accounts.push({
      shop: await openAccount({ wines: 2 }),
      rate: RATE,
      signed: null,
      orders: [],
      payouts: [],
      adjustments: 0,
      taken: 0,
    })
})

/** Each thing that can happen to a seller's money, done to the engine and to the model. */
const happenings: Record<string, (account: Account) => Promise<void>> = {
  'an order': async (account) => {
    const first = { wine: pick(2), quantity: 1 + pick(3) }
    const wanted = pick(2) ? [first, { wine: 1 - first.wine, quantity: 1 + pick(3) }] : [first]
    const goods = BOTTLE * wanted.reduce((sum, { quantity }) => sum + quantity, 0)
    account.orders.push({
      id: await placeOrder(account.shop, wanted),
      total: goods + FREIGHT,
      // the rate in force now (R56), to three decimals
      commission: portion(goods, Math.round((account.signed ?? account.rate) * 1_000), 100_000),
      state: 'placed',
      captured: 0,
      refunded: 0,
      returned: 0,
    })
  },
  'a capture': async ({ orders }) => {
    const order = oneOf(
      orders.filter(({ captured, total, state }) => captured < total && state !== 'canceled'),
    )
    if (!order) return
    const answer = await asStaff(`/admin/orders/${order.id}/capture`, {})
    expect(answer.status, answer.text).toBe(200)
    order.captured = order.total
    settle(order)
  },
  // No route of ours captures a part, but a payment provider may: it is entered with the next act on the order.
  'a part of a capture, and a refund of some of it': async ({ orders }) => {
    const order = oneOf(
      orders.filter(({ captured, total, state }) => captured < total - 2 && state === 'placed'),
    )
    if (!order) return
    const part = 1 + pick(order.total - order.captured - 1)
    await capturePart(order.id, part)
    order.captured += part
    await refund(order, 1 + pick(Math.min(part, 500)))
  },
  'a delivery': async ({ shop, orders }) => {
    // what is given back is sent no more
    const order = oneOf(
      orders.filter(({ state, refunded, total }) => state === 'placed' && refunded < total),
    )
    if (!order) return
    await shop.act(order.id, 'accept')
    const { items } = await shop.order(order.id)
    await shop.act(order.id, 'fulfillments', {
      items: items.map(({ id, quantity }) => ({ id, quantity })),
    })
    const [parcel] = (await shop.order(order.id)).fulfillments
    await shop.act(order.id, `fulfillments/${parcel?.id}/shipments`, {
      labels: [{ tracking_number: 'AA123456785BR' }],
    })
    const answer = await shop.act(order.id, `fulfillments/${parcel?.id}/mark-as-delivered`)
    expect(answer.status, answer.text).toBe(200)
    order.state = 'delivered'
  },
  'a rejection': async ({ shop, orders }) => {
    const order = oneOf(orders.filter(({ state }) => state === 'placed'))
    if (!order) return
    const answer = await shop.act(order.id, 'cancel', { reason: 'A safra acabou.' })
    expect(answer.status, answer.text).toBe(200)
    order.state = 'canceled'
    if (order.captured > order.refunded) giveBack(order, order.captured - order.refunded)
  },
  'a refund': async ({ orders }) => {
    const order = oneOf(
      orders.filter((one) => one.captured > one.refunded && one.state !== 'canceled'),
    )
    if (!order) return
    const left = order.captured - order.refunded
    await refund(order, pick(3) === 0 ? left : 1 + pick(left))
  },
  'an adjustment': async (account) => {
    const amount = (pick(2) ? 1 : -1) * (1 + pick(9_000))
    const answer = await asStaff(
      `/admin/sellers/${account.shop.sellerId}/adjustments`,
      { amount, reason: 'Feira' },
      { 'idempotency-key': randomUUID() },
    )
    expect(answer.status, answer.text).toBe(201)
    account.adjustments += amount
  },
  'another rate': async (account) => {
    account.rate = pick(40_001) / 1_000
    await changeRate(account.shop.sellerId, account.rate)
  },
  'a signature': async (account) => {
    await sql('update seller set contract_signed = false where id = $1', [account.shop.sellerId])
    const answer = await call('/vendor/sellers/me/contract/sign', {
      token: account.shop.token,
      body: {},
    })
    expect(answer.status, answer.text).toBe(200)
    account.signed = account.rate
  },
  'a batch': async (account) => {
    const { available } = expected(account)
    const answer = await prepare(account.shop)
    if (available < SMALLEST_PAYOUT) {
      expect(answer.status, answer.text).toBe(409)
      return
    }
    expect(answer.status, answer.text).toBe(201)
    const payouts = await payoutsOf(answer.body.batch.id)
    expect(payouts.map(({ amount }) => amount)).toEqual([available])
    for (const { id, amount } of payouts) account.payouts.push({ id, amount, status: 'prepared' })
    account.taken += available
  },
  'a payout that arrives': async ({ payouts }) => {
    const payout = oneOf(payouts.filter(({ status }) => status === 'prepared'))
    if (!payout) return
    const answer = await asStaff(`/admin/payouts/${payout.id}/paid`, {
      end_to_end_id: newEndToEnd(),
    })
    expect(answer.status, answer.text).toBe(200)
    payout.status = 'paid'
  },
  'a payout that fails': async (account) => {
    const payout = oneOf(account.payouts.filter(({ status }) => status === 'prepared'))
    if (!payout) return
    const answer = await asStaff(`/admin/payouts/${payout.id}/failed`, {
      reason: 'Conta encerrada',
    })
    expect(answer.status, answer.text).toBe(200)
    payout.status = 'failed'
    account.taken -= payout.amount
  },
}

/** How often each happens: most things happen to orders. */
const WEIGHTED = Object.keys(happenings).flatMap((name) =>
  Array.from(
    { length: ['an order', 'a capture', 'a delivery', 'a refund'].includes(name) ? 2 : 1 },
    () => name,
  ),
)

/** The row that the engine's payment module writes for a capture of less than the whole. */
const capturePart = (orderId: string, cents: number) =>
  sql(
    `insert into capture (id, payment_id, amount, raw_amount)
     select $2, p.id, $3::numeric, jsonb_build_object('value', ($3::numeric)::text, 'precision', 20)
       from order_payment_collection o join payment p on p.payment_collection_id = o.payment_collection_id
      where o.order_id = $1`,
    [orderId, `capt_${randomUUID()}`, cents / 100],
  )

/** What is delivered and booked becomes available without waiting thirty days. */
const passThirtyDays = ({ orders }: Account) =>
  sql(
    `update ledger_standing set available_on = ledger_today() - 1
      where available_on > ledger_today() and order_id = any($1)`,
    [orders.filter(({ state }) => state === 'delivered').map(({ id }) => id)],
  )

/** What a page says of an order's money: net of what was given back, and nothing of one that came to nothing. */
const shown = (order: Order) =>
  order.state === 'canceled'
    ? null
    : {
        refunded_amount: order.refunded,
        amount: order.commission - order.returned,
        net_amount: order.total - order.refunded - (order.commission - order.returned),
      }

/** Every page that shows this seller's money says the same as the model. */
async function expectPages({ shop, orders, adjustments, taken }: Account, some: Order[]) {
  const { token } = shop
  for (const order of some) {
    const [own, staffs] = [await shop.order(order.id), await asStaff(`/admin/orders/${order.id}`)]
    for (const { commission } of [own, staffs.body.order as typeof own])
      if (shown(order) === null) expect(commission).toBeNull()
      else expect(commission).toMatchObject(shown(order) ?? {})
  }
  const { body } = await call<{ statements: Statements }>('/vendor/payouts/statements', { token })
  const earned = orders.reduce((sum, order) => sum + net(order), adjustments)
  expect(body.statements[0]?.closing ?? 0).toBe(earned - taken)
  // with midnight a new week or month may have begun
  if (saoPauloDate(new Date()) !== began) return
  const sales = orders.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
  const today = await call<{ week: { amount: number } }>('/vendor/today', { token })
  expect(today.body.week.amount).toBe(sales)
  const charts = await call<OrderStatistics>('/vendor/orders/statistics?period=month', { token })
  expect(charts.body.revenue.at(-1)?.amount).toBe(sales)
  const summary = await call<PayoutSummary>('/vendor/payouts/summary', { token })
  expect(summary.body.months.at(-1)?.net).toBe(earned)
}

/** What `ledger:check` finds of these sellers. */
const brokenOfThem = () =>
  brokenRules(
    accounts.map(({ shop }) => shop.sellerId),
    accounts.flatMap(({ orders, payouts }) => [...orders, ...payouts].map(({ id }) => id)),
  )

describe(`the money of three sellers, seed ${walkSeed}`, () => {
  it(`is what a plain model says after each of ${STEPS} random steps or more, and every rule of the ledger holds`, async () => {
    const statuses = () => accounts.flatMap(({ payouts }) => payouts.map(({ status }) => status))
    const commissions = () =>
      new Set(accounts.flatMap(({ orders }) => orders.map(({ commission }) => commission)))
    // a walk without a paid payout and several rates has not seen enough, and goes on
    const isShort = () => !statuses().includes('paid') || commissions().size <= 3
    for (let step = 0; step < STEPS || isShort(); step += 1) {
      const account = oneOf(accounts)
      const name = oneOf(WEIGHTED)
      if (!account || !name) throw new Error('nothing to do')
      await happenings[name]?.(account)
      await passThirtyDays(account)
      expect(await balanceOf(account.shop), `step ${step}: ${name}`).toMatchObject(
        expected(account),
      )
      expect(await brokenOfThem(), `step ${step}: ${name}`).toEqual([])
      const order = oneOf(account.orders)
      await expectPages(account, order ? [order] : [])
    }
    for (const account of accounts) await expectPages(account, account.orders)
  }, 1_800_000)
})
