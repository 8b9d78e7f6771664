import { beforeAll, describe, expect, it } from 'vitest'
import type { Selling } from '#domain/sellers/sellerWire'
import { placeOrder } from '../../support/buyer'
import { asStaff, deliveredOrder, openAccount } from '../../support/openAccount'
import { sellerReturns } from '../../support/returns'
import type { Shop } from '../../support/openShop'
import { sql } from '../../support/world'
import { openAs } from '../staff/openAs'

describe('how a producer sells', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openAccount()
  })
  const selling = async () =>
    (await asStaff(`/admin/sellers/${shop.sellerId}/selling`)).body['selling'] as Selling
  /** The order was answered so many days before its first package left. */
  const took = (orderId: string, days: number) =>
    sql(
      `update order_approval set decided_at = (select min(f.shipped_at) from order_fulfillment l
         join fulfillment f on f.id = l.fulfillment_id where l.order_id = $1) - make_interval(days => $2)
        where order_id = $1`,
      [orderId, days],
    )

  it('is nothing before the first answer, also while an order waits', async () => {
    await placeOrder(shop)
    expect(await selling()).toEqual({
      answered: 0,
      accepted: 0,
      sent: 0,
      days_to_send: null,
      returned: 0,
    })
  })

  it('counts answers, the median of the days to the first package, and returns that were not refused', async () => {
    const sent = [
      await deliveredOrder(shop),
      await deliveredOrder(shop),
      await deliveredOrder(shop),
    ]
    for (const [at, days] of [1, 2, 9].entries()) await took(sent[at] ?? '', days)
    const accepted = await placeOrder(shop)
    await shop.act(accepted, 'accept')
    const rejected = await placeOrder(shop)
    await shop.act(rejected, 'cancel')
    const { items } = await shop.order(sent[0] ?? '')
    await sellerReturns(shop, sent[0] ?? '', '', {
      reason: 'broken',
      items: [{ id: items[0]?.id, quantity: 1 }],
      note: 'Ligou',
    })
    const counted = { answered: 5, accepted: 4, sent: 3, days_to_send: 2, returned: 1 }
    expect(await selling()).toEqual(counted)
    // answered longer ago than is counted
    await took(sent[2] ?? '', 91)
    expect(await selling()).toEqual({
      ...counted,
      answered: 4,
      accepted: 3,
      sent: 2,
      days_to_send: 1.5,
    })
    await sql(`update order_return set state = 'refused', refusal = 'x' where order_id = $1`, [
      sent[0],
    ])
    expect((await selling()).returned).toBe(0)
  })

  it('is told to every role, and of nobody where there is no such producer', async () => {
    for (const role of ['review', 'finance', 'read_only'] as const) {
      const person = await openAs(role)
      expect((await person.call(`/admin/sellers/${shop.sellerId}/selling`)).status).toBe(200)
    }
    expect((await asStaff('/admin/sellers/sel_nada/selling')).status).toBe(404)
  })
})
