import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { orderStateProblem } from '../../support/orderState'
import type { Order } from '#domain/orders/orderWire'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { buy, fillCart, mailsOf, placeOrder } from '../../support/buyer'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import { openShop, type Shop } from '../../support/openShop'
import { readRun } from '../../support/readRun'
import { sellerReturns, staffReturns } from '../../support/returns'

/** More by WINEX_ENGINE_KILLS; each costs the engine's start. */
const KILLS = Number(process.env.WINEX_ENGINE_KILLS ?? 1)
const BOTTLES = 5_000

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ bottles: BOTTLES, wines: 1 })
})

const enginePid = (): number => readRun(world.dataDir).enginePid

/** Kills the engine as the power does, and waits until another one answers. */
async function killEngine(): Promise<void> {
  const dead = enginePid()
  process.kill(dead, 'SIGKILL')
  await expect
    .poll(async () => enginePid() !== dead && (await call('/public/config')).status, {
      // The pauses before a new start grow with each kill.
      timeout: 120_000,
      interval: 250,
    })
    .toBe(200)
}

const answered = <Value>(promise: Promise<Value>): Promise<Value | null> =>
  promise.then(
    (value) => value,
    () => null,
  )

async function expectSound(orders: Order[]): Promise<void> {
  for (const order of orders) {
    expect(orderStateProblem(order)).toBeNull()
    expect(order.metadata?.seller_status === 'rejected').toBe(order.status === 'canceled')
    const packed = order.fulfillments
      .filter((one) => !one.canceled_at)
      .flatMap((one) => one.items ?? [])
      .reduce((sum, item) => sum + item.quantity, 0)
    expect(order.items[0]?.fulfilled_quantity).toBe(packed)
    for (const one of order.fulfillments) {
      expect(await mailsOf(`order-shipped:${one.id}`)).toHaveLength(one.shipped_at ? 1 : 0)
    }
  }
  const [{ packed, wanted } = { packed: 0, wanted: 0 }] = await sql<{
    packed: number
    wanted: number
  }>(
    `select coalesce(sum(oi.fulfilled_quantity), 0)::float8 as packed,
            coalesce(sum(oi.quantity - oi.fulfilled_quantity) filter (where o.status <> 'canceled'), 0)::float8 as wanted
       from seller_order s join "order" o on o.id = s.order_id
       join order_item oi on oi.order_id = o.id and oi.version = o.version
      where s.seller_id = $1`,
    [shop.sellerId],
  )
  // each order that came to be was told of once, and none that did not
  const [told] = await sql<{ notices: string[]; orders: string[] }>(
    `select array(select source_id from notice where seller_id = $1 and kind = 'order_placed' order by 1) as notices,
            array(select order_id from seller_order where seller_id = $1 order by 1) as orders`,
    [shop.sellerId],
  )
  expect(told?.notices).toEqual(told?.orders)
  const level = await shop.stockOf()
  expect(level.stocked).toBe(BOTTLES - packed)
  expect(level.reserved).toBe(level.reservations)
  expect(level.reserved).toBe(wanted)
}

it('the database is killed and started again: no step is half taken, and the next click works', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => placeOrder(shop, [{ quantity: 2 }])))
  const [a = '', b = '', c = ''] = ids
  for (const id of [b, c]) await shop.act(id, 'accept')
  const line = (await shop.order(b)).items[0]?.id
  const steps = [
    () => shop.act(a, 'accept'),
    () => shop.act(b, 'fulfillments', { items: [{ id: line, quantity: 2 }] }),
    () => shop.act(c, 'cancel'),
  ]
  const running = steps.map((step) => answered(step()))
  await pause(60)
  process.kill(readRun(world.dataDir).postgresPid, 'SIGKILL')
  for (const answer of await Promise.all(running)) {
    // No stack trace and no message of the database reaches the seller.
    if (answer) expect(answer.text).not.toMatch(/\bat .+\.js|terminating|ECONN|relation/)
  }
  await expect
    .poll(async () => (await call('/vendor/me', { token: shop.token })).status, {
      timeout: 60_000,
      interval: 250,
    })
    .toBe(200)
  await expectSound(await Promise.all(ids.map((id) => shop.order(id))))
  for (const step of steps) expect((await step()).status).toBe(200)
  await expectSound(await Promise.all(ids.map((id) => shop.order(id))))
})

describe('the engine is killed between the steps of a transition', () => {
  it(`${KILLS} times: every order is before or after the step, and every answer given stays true`, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const ids = await Promise.all([1, 2, 3, 4].map(() => placeOrder(shop, [{ quantity: 3 }])))
      const [a = '', b = '', c = '', d = ''] = ids
      for (const id of [b, c, d]) await shop.act(id, 'accept')
      const lineOf = async (id: string) => (await shop.order(id)).items[0]?.id
      const lines = { b: await lineOf(b), c: await lineOf(c) }
      const packed = await shop.act(c, 'fulfillments', { items: [{ id: lines.c, quantity: 3 }] })
      const path = `fulfillments/${packed.body.order.fulfillments[0]?.id}`
      const label = { labels: [{ tracking_number: 'AA1' }] }
      const steps = [
        () => shop.act(a, 'accept'),
        () => shop.act(b, 'fulfillments', { items: [{ id: lines.b, quantity: 2 }] }),
        () => shop.act(c, `${path}/shipments`, label),
        () => shop.act(d, 'cancel'),
      ]
      const running = steps.map((step) => answered(step()))
      await pause(20 + ((kill * 37) % 160))
      await killEngine()
      const responses = await Promise.all(running)

      const orders = await Promise.all(ids.map((id) => shop.order(id)))
      await expectSound(orders)
      const [oa, ob, oc, od] = orders
      const isTaken = [
        oa?.metadata?.seller_status === 'accepted',
        ob?.fulfillments.length === 1,
        Boolean(oc?.fulfillments[0]?.shipped_at),
        od?.status === 'canceled',
      ]
      responses.forEach((answer, index) => {
        if (answer?.status === 200) expect(isTaken[index]).toBe(true)
      })
      // The seller clicks again and everything is as if nothing had happened.
      for (const step of steps) expect((await step()).status).toBe(200)
      await expectSound(await Promise.all(ids.map((id) => shop.order(id))))
    }
  }, 600_000)

  it('in a checkout: the buyer asks again and has one order, one e-mail, and its bottles once', async () => {
    const carts = await Promise.all(
      Array.from({ length: 5 }, () => fillCart(shop, [{ quantity: 2 }])),
    )
    const running = carts.map((id) => answered(buy(`carts/${id}/complete`, {})))
    await pause(250)
    await killEngine()
    await Promise.all(running)
    // Before anybody asks again: whole orders, or none.
    const halves = await sql(
      `select o.id from "order" o where o.deleted_at is null and (
         not exists (select from seller_order s where s.order_id = o.id)
         or not exists (select from order_payment_collection p where p.order_id = o.id))`,
    )
    expect(halves).toEqual([])
    const orders = []
    for (const id of carts) {
      const answer = await buy(`carts/${id}/complete`, {})
      expect(answer.body.order, answer.text).toBeTruthy()
      orders.push(answer.body.order?.id ?? '')
    }
    expect(new Set(orders).size).toBe(5)
    for (const id of orders) {
      expect((await shop.order(id)).items[0]?.quantity).toBe(2)
      expect(await mailsOf(`order-placed:${id}`)).toHaveLength(1)
    }
  })
})

describe('the engine is killed while bottles come back', () => {
  it(`${KILLS} times: each return is before or after its step, with its money and its bottles`, async () => {
    const account = await openAccount()
    for (let kill = 0; kill < KILLS; kill++) {
      const ids = await Promise.all([1, 2, 3].map(() => deliveredOrder(account, [{}])))
      const wishOf = async (id: string) => ({
        reason: 'broken',
        items: [{ id: (await account.order(id)).items[0]?.id ?? '', quantity: 1 }],
        note: id,
      })
      const [a = '', b = '', c = ''] = ids
      const wish = await wishOf(a)
      const open = async (id: string) =>
        (await sellerReturns(account, id, '', await wishOf(id))).body.returns[0]?.id ?? ''
      const [back, paid] = [await open(b), await open(c)]
      await sellerReturns(account, b, `${back}/approve`, {})
      await sellerReturns(account, c, `${paid}/approve`, {})
      const [owed] = (await sellerReturns(account, c, `${paid}/waive`, {})).body.returns
      const expected = (owed?.amount.bottles ?? 0) + (owed?.amount.freight ?? 0)
      const { stocked } = await account.stockOf()
      const steps = [
        () => sellerReturns(account, a, '', wish),
        () => sellerReturns(account, b, `${back}/receive`, { restock: true }),
        () => staffReturns(c, `${paid}/refund`, { expected, expected_refunded: 0 }),
      ]
      const running = steps.map((step) => answered(step()))
      await pause(20 + ((kill * 37) % 160))
      await killEngine()
      await Promise.all(running)
      const states = async () => ({
        asked: (await sellerReturns(account, a)).body.returns.length,
        back: (await sellerReturns(account, b)).body.returns[0]?.state,
        paid: (await sellerReturns(account, c)).body.returns[0]?.state,
        stocked: (await account.stockOf()).stocked - stocked,
        refunded: (
          await sql<{ amount: number }>(
            `select r.amount::float8 as amount from order_payment_collection o
               join payment p on p.payment_collection_id = o.payment_collection_id join refund r on r.payment_id = p.id
              where o.order_id = $1`,
            [c],
          )
        ).map(({ amount }) => amount),
        entered: await sql(`select 1 from ledger_entry where order_id = $1 and kind = 'refund'`, [
          c,
        ]),
      })
      const now = await states()
      expect(now.stocked).toBe(now.back === 'received' ? 1 : 0)
      expect(now.refunded).toHaveLength(now.paid === 'refunded' ? 1 : 0)
      expect(now.entered).toHaveLength(now.refunded.length)
      expect((await mailsOf(`order-return:${c}:${paid}:refunded`)).length).toBe(now.refunded.length)
      for (const step of steps) expect((await step()).status).toBeLessThan(300)
      expect(await states()).toMatchObject({
        asked: 1,
        back: 'received',
        paid: 'refunded',
        stocked: 1,
        refunded: [expected / 100],
        entered: [{}],
      })
    }
  }, 600_000)
})
