import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { moveOrderApprovals } from '../../../backend/src/modules/seller/moveOrderApprovals'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const claim = (orderId: string, answer: string) =>
  sql(`update "order" set metadata = jsonb_build_object('seller_status', $2::text) where id = $1`, [
    orderId,
    answer,
  ])

const listed = async (orderId: string) => {
  const { body } = await call<{ orders: { id: string; metadata: { seller_status: string } }[] }>(
    '/vendor/orders?limit=100',
    { token: shop.token },
  )
  return body.orders.find((one) => one.id === orderId)?.metadata.seller_status
}

describe("the seller's answer to an order", () => {
  it.each(['accepted', 'rejected'])(
    "is never what the order's metadata say: %s",
    async (answer) => {
      const orderId = await placeOrder(shop)
      await claim(orderId, answer)
      expect((await shop.order(orderId)).metadata?.seller_status).toBe('pending')
      expect(await listed(orderId)).toBe('pending')
      const line = (await shop.order(orderId)).items[0]?.id
      const packed = await shop.act(orderId, 'fulfillments', { items: [{ id: line, quantity: 1 }] })
      expect(packed.status).toBe(409)
      expect(packed.body.message).toBe('Aprove o pedido antes de separar as garrafas.')
      expect((await shop.act(orderId, 'accept')).status).toBe(200)
      expect((await shop.order(orderId)).metadata?.seller_status).toBe('accepted')
      expect(await listed(orderId)).toBe('accepted')
    },
  )
})

describe('orders of the version before', () => {
  it('keep the answer that the audit trail proves, and lose the one that a buyer wrote', async () => {
    const [answered, claimed, demo] = await Promise.all([1, 2, 3].map(() => placeOrder(shop)))
    await shop.act(answered ?? '', 'accept')
    // As the version before kept them.
    await sql('delete from order_approval where order_id = $1', [answered])
    await claim(answered ?? '', 'accepted')
    await claim(claimed ?? '', 'accepted')
    await sql(
      `update "order" set created_at = created_at - interval '2 days',
              metadata = jsonb_build_object('seller_status', 'rejected', 'demo_key', $2::text) where id = $1`,
      [demo, randomUUID()],
    )
    const pool = new Pool({ connectionString: world.databaseUrl, max: 1 })
    const unproven = await moveOrderApprovals({ raw: (text) => pool.query(text) })
    await pool.end()
    expect(unproven).toContain(claimed)
    expect(unproven).not.toContain(answered)
    const statuses = await Promise.all(
      [answered, claimed, demo].map(
        async (id = '') => (await shop.order(id)).metadata?.seller_status,
      ),
    )
    expect(statuses).toEqual(['accepted', 'pending', 'rejected'])
    expect(
      await sql(`select id from "order" where metadata -> 'seller_status' is not null`),
    ).toHaveLength(0)
  })
})
