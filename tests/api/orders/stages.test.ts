import { beforeAll, describe, expect, it } from 'vitest'
import { movedBottles, ORDER_TABS } from '#domain/orders/orderStage'
import type { OrderListResponse } from '#domain/orders/orderWire'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ wines: 1 })
})

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

    // the list and the order itself say the same
    for (const one of (await list()).orders) {
      const whole = await shop.order(one.id)
      expect([whole.stage, whole.bottles]).toEqual([one.stage, one.bottles])
      expect(one.bottles).toEqual(movedBottles(whole.fulfillments))
    }
  })

  const accepted = ['pending', 'captured', 'accepted'] as const
  it.each([
    // status, payment, answer, the seller's next step, bottles to be sent, bottles delivered
    [['pending', 'captured', 'pending', 'approve', 6, 0], 'approve'],
    [[...accepted, 'pack', 6, 0], 'send'],
    [[...accepted, 'ship', 6, 0], 'send'],
    [[...accepted, 'pack', 6, 5], 'send'],
    [[...accepted, null, 6, 0], 'transit'],
    [[...accepted, null, 6, 5], 'transit'],
    [[...accepted, null, 6, 6], 'delivered'],
    [['completed', 'captured', 'accepted', null, 6, 0], 'delivered'],
    [['pending', 'captured', 'rejected', null, 6, 0], 'over'],
    [['canceled', 'captured', 'pending', 'approve', 6, 0], 'over'],
    // all the money is back, or no bottle is left to be sent: nobody packs, sends or waits any more
    [['pending', 'refunded', 'accepted', null, 6, 4], 'over'],
    [['pending', 'refunded', 'accepted', null, 6, 6], 'delivered'],
    [['pending', 'partially_refunded', 'accepted', null, 6, 4], 'transit'],
    [['pending', 'partially_refunded', 'accepted', null, 0, 0], 'over'],
  ] as const)('%j is %s', async (facts, stage) => {
    const [row] = await sql('select read_model.order_stage($1, $2, $3, $4, $5, $6) as stage', [
      ...facts,
    ])
    expect(row).toEqual({ stage })
  })

  it('ask for the next step of each order', async () => {
    const id = await placeOrder(shop, [{ quantity: 6 }])
    const line = (await shop.order(id)).items[0]?.id ?? ''
    const steps: (string | null | undefined)[] = []
    const note = async () => {
      const [row] = await sql<{ waiting_step: string | null }>(
        'select waiting_step from read_model."order" where id = $1',
        [id],
      )
      steps.push(row?.waiting_step)
    }
    const act = async (path: string, body?: object) => {
      const answer = await shop.act(id, path, body)
      expect(answer.status, answer.text).toBeLessThan(300)
      await note()
      return `fulfillments/${answer.body.order.fulfillments[0]?.id ?? ''}`
    }
    const pack = (quantity: number) => act('fulfillments', { items: [{ id: line, quantity }] })
    const labels = [{ tracking_number: 'AA123456785BR' }]

    await note()
    await act('accept')
    // a packed box comes before the bottles that are left
    const first = await pack(2)
    await act(`${first}/shipments`, { labels })
    const second = await pack(4)
    await act(`${second}/cancel`)
    const third = await pack(4)
    // handed over without a code
    await act(`${third}/mark-as-delivered`)
    expect(steps).toEqual(['approve', 'pack', 'ship', 'pack', 'ship', 'pack', 'ship', null])

    const rejected = await placeOrder(shop, [{ quantity: 1 }])
    await shop.act(rejected, 'cancel')
    const [row] = await sql('select waiting_step from read_model."order" where id = $1', [rejected])
    expect(row).toEqual({ waiting_step: null })
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
