import { describe, expect, it } from 'vitest'
import type { Order } from '#domain/orders/orderWire'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'

interface Body extends Record<string, unknown> {
  order: Order
  orders: Order[]
  summary: { captured: number; revenue: number }
  message: string
}

const asStaff = async (path: string, body?: unknown) =>
  call<Body>(path, { token: await tokenOf('staff'), body })
const capture = (orderId: string) => asStaff(`/admin/orders/${orderId}/capture`, {})

/** A seller of the test's own with one order. */
async function sellThreeBottles() {
  const shop = await openShop({ wines: 1 })
  return { winery: shop, orderId: await placeOrder(shop, [{ quantity: 3 }]) }
}

describe('staff capture the payment of an order', () => {
  it('whole and once, however often it is asked for, and revenue exists', async () => {
    const { winery, orderId } = await sellThreeBottles()
    const list = () => asStaff(`/admin/orders?seller_id=${winery.sellerId}`)
    expect((await list()).body.summary).toMatchObject({ captured: 0, revenue: 0 })
    const responses = await Promise.all(Array.from({ length: 8 }, () => capture(orderId)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await list()
    expect(body.orders[0]).toMatchObject({ id: orderId, payment_status: 'captured' })
    expect(body.summary).toMatchObject({ captured: 1, revenue: body.orders[0]?.total })
    expect(
      await sql(
        `select count(*)::int as captures, count(distinct c.payment_id)::int as payments from capture c
           join payment p on p.id = c.payment_id
           join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
        [orderId],
      ),
    ).toEqual([{ captures: 1, payments: 1 }])
    expect(
      await sql(
        `select actor_type from audit_entry where resource_id = $1 and action = 'order.capture'`,
        [orderId],
      ),
    ).toEqual([{ actor_type: 'user' }])
  })

  it('not of a rejected order', async () => {
    const { winery, orderId } = await sellThreeBottles()
    await call(`/vendor/orders/${orderId}/cancel`, { token: winery.token, body: {} })
    const answer = await capture(orderId)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe('Este pedido foi cancelado.')
  })

  it('and a missing order is missing', async () => {
    expect((await capture('order_01ZZZZZZZZZZZZZZZZZZZZZZZZ')).status).toBe(404)
  })
})
