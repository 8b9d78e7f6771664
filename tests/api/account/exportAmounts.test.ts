import { expect, it } from 'vitest'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'

interface Export {
  vinhos: { variants: { prices: Record<string, unknown>[] }[] }[]
  pedidos: Record<string, unknown>[]
}

it('the export of own data has every amount in whole cents', async () => {
  const shop = await openShop({ wines: 1, rate: '12.5' })
  const orderId = await placeOrder(shop, [{ quantity: 3 }])
  const order = await shop.order(orderId)
  const { body } = await call<Export>('/vendor/privacy/export', { token: shop.token })

  const [wine] = body.vinhos
  expect(wine?.variants[0]?.prices).toEqual([
    expect.objectContaining({ amount_cents: 5990, min_quantity: null }),
  ])
  expect(wine?.variants[0]?.prices[0]).not.toHaveProperty('amount')
  expect(body.pedidos).toHaveLength(1)
  expect(body.pedidos[0]).toMatchObject({
    display_id: order.display_id,
    total_cents: 3 * 5990 + Number(order.shipping_total),
    // 12,5 % of R$ 179,70
    commission_cents: 2246,
    items: [{ quantity: 3 }],
  })
  expect(body.pedidos[0]).not.toHaveProperty('total')
  expect(body.pedidos[0]).not.toHaveProperty('commission')
})

it('the audit trail keeps a captured payment in whole cents', async () => {
  const shop = await openShop({ wines: 1 })
  const orderId = await placeOrder(shop, [{ quantity: 2 }])
  const { total } = await shop.order(orderId)
  const path = `/admin/orders/${orderId}/capture`
  expect((await call(path, { token: await tokenOf('staff'), body: {} })).status).toBe(200)
  const entries = await sql(
    `select before, after from audit_entry where action = 'order.capture' and resource_id = $1`,
    [orderId],
  )
  expect(entries).toEqual([{ before: { captured_cents: 0 }, after: { captured_cents: total } }])
})
