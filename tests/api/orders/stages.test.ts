import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { movedBottles, ORDER_TABS, orderStage } from '#domain/orders/orderStage'
import type { OrderListResponse } from '#domain/orders/orderWire'
import { call } from '../../support/http'
import { closeDatabase } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ wines: 1 })
})
afterAll(closeDatabase)

const list = async (query = '') =>
  (await call<OrderListResponse>(`/vendor/orders?limit=50&${query}`, { token: shop.token })).body

/** The tabs' numbers, each of which is also the number of orders that its tab shows. */
async function stages() {
  const { summary, orders } = await list()
  for (const tab of ORDER_TABS) {
    const shown = await list(`stage=${tab}`)
    expect(shown.count).toBe(summary.stages[tab])
    expect(shown.orders.map(({ id }) => id)).toEqual(
      orders.filter(({ stage }) => stage === tab).map(({ id }) => id),
    )
  }
  return summary.stages
}

describe('the tabs of the order list', () => {
  it('count each order in its state, through all its steps', async () => {
    const [id, rejected] = [
      await placeOrder(shop, [{ quantity: 3 }]),
      await placeOrder(shop, [{ quantity: 1 }]),
    ]
    expect(await stages()).toEqual({ approve: 2, send: 0, transit: 0, delivered: 0 })
    await shop.act(rejected, 'cancel')
    await shop.act(id, 'accept')
    expect(await stages()).toEqual({ approve: 0, send: 1, transit: 0, delivered: 0 })

    const line = (await shop.order(id)).items[0]?.id ?? ''
    const pack = async (quantity: number) => {
      const { body } = await shop.act(id, 'fulfillments', { items: [{ id: line, quantity }] })
      return `fulfillments/${body.order.fulfillments[0]?.id ?? ''}`
    }
    const ship = (path: string, code: string) =>
      shop.act(id, `${path}/shipments`, { labels: [{ tracking_number: code }] })
    const first = await pack(2)
    await ship(first, 'AA123456785BR')
    // one bottle is still here
    expect(await stages()).toEqual({ approve: 0, send: 1, transit: 0, delivered: 0 })
    const second = await pack(1)
    await ship(second, 'AA473124829BR')
    expect(await stages()).toEqual({ approve: 0, send: 0, transit: 1, delivered: 0 })
    expect((await list()).orders.find((one) => one.id === id)?.bottles).toEqual({
      packed: 3,
      shipped: 3,
      delivered: 0,
    })
    await shop.act(id, `${first}/mark-as-delivered`)
    await shop.act(id, `${second}/mark-as-delivered`)
    expect(await stages()).toEqual({ approve: 0, send: 0, transit: 0, delivered: 1 })

    // the database and the domain say the same of every order
    for (const one of (await list()).orders) {
      const whole = await shop.order(one.id)
      const bottles = movedBottles(whole.fulfillments)
      expect([one.stage, one.bottles]).toEqual([orderStage(whole), bottles])
      expect([whole.stage, whole.bottles]).toEqual([one.stage, one.bottles])
    }
  })

  it('combine with the status and the search, which finds customers by name', async () => {
    const id = await placeOrder(shop)
    expect((await list('stage=approve&status=pending')).orders.map((one) => one.id)).toEqual([id])
    expect((await list('stage=approve&status=canceled')).count).toBe(0)
    expect((await list('stage=approve&q=zelia')).orders.map((one) => one.id)).toEqual([id])
    expect((await list(`stage=approve&q=${encodeURIComponent('da silva')}`)).count).toBe(1)
    expect((await list('stage=approve&q=ninguem')).count).toBe(0)
  })

  it('know no other stage', async () => {
    const answer = await call('/vendor/orders?stage=over', { token: shop.token })
    expect(answer.status).toBe(400)
  })
})
