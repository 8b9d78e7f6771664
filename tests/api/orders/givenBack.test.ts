import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderStage } from '#domain/orders/orderStage'
import { waitingStep } from '#domain/orders/waitingStep'
import type { OrderListResponse } from '#domain/wire/order'
import type { Today } from '#domain/wire/today'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { asStaff, erase, openAccount } from '../../support/openAccount'
import type { Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { sellerReturns, staffReturns } from '../../support/returns'
import { closeDatabase, sql } from '../../support/world'

/** `openShop`'s wine and freight, in cents. */
const BOTTLE = 5_990
const FREIGHT = 2_500

let shop: Shop
beforeAll(async () => {
  shop = await openAccount()
})
afterAll(closeDatabase)

/** A captured and approved order whose promised day has passed, placed long ago. */
async function lateOrder(quantity: number): Promise<string> {
  const id = await placeOrder(shop, [{ quantity }])
  await shop.act(id, 'accept')
  await asStaff(`/admin/orders/${id}/capture`, {})
  await sql(`update order_approval set promised_on = '2026-01-05' where order_id = $1`, [id])
  await sql(`update "order" set created_at = created_at - interval '30 days' where id = $1`, [id])
  return id
}

async function pack(id: string, quantity: number, step: 'shipments' | 'mark-as-delivered') {
  const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity }))
  await shop.act(id, 'fulfillments', { items, location_id: shop.locationId })
  const [parcel] = (await shop.order(id)).fulfillments
  const labels = [{ tracking_number: 'AA123456785BR' }]
  const body = step === 'shipments' ? { labels } : {}
  const answer = await shop.act(id, `fulfillments/${parcel?.id}/${step}`, body)
  expect(answer.status, answer.text).toBe(200)
}

const giveBack = async (id: string, amount: number, before: number) => {
  const answer = await asStaff(`/admin/orders/${id}/refund`, {
    amount,
    expected_refunded: before,
    reason: 'Perdidas no caminho',
  })
  expect(answer.status, answer.text).toBe(200)
}

/** The order in the lists of seller and staff, and in 'Hoje'; the database and the domain must agree. */
async function stands(id: string) {
  const staff = await tokenOf('staff')
  const own = await call<OrderListResponse>('/vendor/orders?limit=50', { token: shop.token })
  const late = await call<OrderListResponse>('/vendor/orders?limit=50&late=delivery', {
    token: shop.token,
  })
  const forStaff = await call<OrderListResponse>(
    `/admin/orders?limit=50&late=delivery&seller_id=${shop.sellerId}`,
    { token: staff },
  )
  const today = await call<Today>('/vendor/today', { token: shop.token })
  const slow = await call<OrderListResponse>(
    `/admin/orders?limit=50&late=ship&seller_id=${shop.sellerId}`,
    { token: staff },
  )
  const whole = await shop.order(id)
  const row = own.body.orders.find((one) => one.id === id)
  const [kept] = await sql<{ waiting_step: string | null }>(
    'select waiting_step from read_model."order" where id = $1',
    [id],
  )
  expect([row?.stage, kept?.waiting_step]).toEqual([orderStage(whole), waitingStep(whole)])
  expect(whole.stage).toBe(row?.stage)
  const { stages, total } = own.body.summary
  return {
    stage: row?.stage,
    late: [late, forStaff, slow].map(({ body }) => body.orders.some((one) => one.id === id)),
    waits: today.body.orders.counts,
    counted: { ...stages, total },
  }
}

describe('an order of which everything was given back', () => {
  it('waits for nobody: half came back and half was lost', async () => {
    const id = await lateOrder(4)
    await pack(id, 2, 'mark-as-delivered')
    const [line] = (await shop.order(id)).items
    const asked = await sellerReturns(shop, id, '', {
      reason: 'broken',
      items: [{ id: line?.id, quantity: 2 }],
      note: 'Ligou',
    })
    const one = asked.body.returns[0]?.id ?? ''
    await sellerReturns(shop, id, `${one}/approve`, {})
    await sellerReturns(shop, id, `${one}/waive`, {})
    await staffReturns(id, `${one}/refund`, { expected: 2 * BOTTLE, expected_refunded: 0 })
    await giveBack(id, 2 * BOTTLE, 2 * BOTTLE)
    // the freight has not gone back
    expect(await stands(id)).toEqual({
      stage: 'send',
      late: [true, true, true],
      waits: { approve: 0, ship: 0, pack: 1 },
      counted: { approve: 0, send: 1, transit: 0, delivered: 0, total: 1 },
    })
    expect((await erase(shop)).body.message).toContain('Há pedidos que ainda não foram entregues')
    await giveBack(id, FREIGHT, 4 * BOTTLE)
    expect(await stands(id)).toEqual({
      stage: 'over',
      late: [false, false, false],
      waits: { approve: 0, ship: 0, pack: 0 },
      counted: { approve: 0, send: 0, transit: 0, delivered: 0, total: 1 },
    })
  })

  it('waits for nobody: its package was lost on the way', async () => {
    const id = await lateOrder(2)
    await pack(id, 2, 'shipments')
    expect(await stands(id)).toMatchObject({ stage: 'transit', late: [true, true, false] })
    await giveBack(id, 2 * BOTTLE + FREIGHT, 0)
    expect(await stands(id)).toMatchObject({
      stage: 'over',
      late: [false, false, false],
      counted: { transit: 0, total: 2 },
    })
  })

  it('is counted once, and lets the company be erased', async () => {
    const { rows, counters } = (
      await sql<{ rows: object[]; counters: object[] }>(
        `select (select jsonb_agg(jsonb_build_array(stage, n)) from (
                   select stage, count(*) as n from read_model."order" where seller_id = $1 group by 1) r) as rows,
                (select jsonb_agg(jsonb_build_array(split_part(key, '|', 3), n))
                   from read_model.counts('order', $1) where n <> 0) as counters`,
        [shop.sellerId],
      )
    )[0] ?? { rows: [], counters: [1] }
    expect(rows).toEqual([['over', 2]])
    expect(counters).toEqual(rows)
    const erased = await erase(shop)
    expect(erased.status, erased.text).toBe(200)
  })
})
