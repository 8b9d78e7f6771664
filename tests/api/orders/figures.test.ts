import { beforeAll, expect, it } from 'vitest'
import type { OrderStatistics } from '#domain/orders/orderWire'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { asStaff } from '../../support/openAccount'
import { openShop, type Shop } from '../../support/openShop'

let shop: Shop
let first = ''
beforeAll(async () => {
  shop = await openShop()
  first = await placeOrder(shop, [{ quantity: 2 }])
  const second = await placeOrder(shop, [{ quantity: 1 }, { wine: 1, quantity: 4 }])
  const rejected = await placeOrder(shop, [{ wine: 1, quantity: 9 }])
  await shop.act(rejected, 'cancel')
  // sold and not paid: neither revenue nor among the best sellers
  await placeOrder(shop, [{ wine: 1, quantity: 8 }])
  for (const id of [first, second]) await asStaff(`/admin/orders/${id}/capture`, {})
  await sql(`update "order" set email = '=HYPERLINK("http://mau.example")' where id = $1`, [second])
})

const statistics = async (period: string) =>
  (
    await call<OrderStatistics>(`/vendor/orders/statistics?period=${period}`, {
      token: shop.token,
    })
  ).body

it('sums what was sold by week from Sunday and by month', async () => {
  const { revenue, best_sellers } = await statistics('week')
  expect(revenue).toHaveLength(12)
  for (const { from, to } of revenue) {
    expect(new Date(`${from}T12:00:00Z`).getUTCDay()).toBe(0)
    expect(new Date(`${to}T12:00:00Z`).getUTCDay()).toBe(6)
  }
  expect(revenue.at(-1)?.amount).toBe(7 * 5990 + 2 * 2500)
  expect(revenue.slice(0, -1).every(({ amount }) => amount === 0)).toBe(true)
  expect(best_sellers.map(({ title, bottles }) => [title, bottles])).toEqual([
    [shop.wines[1]?.title, 4],
    [shop.wines[0]?.title, 3],
  ])
  const months = (await statistics('month')).revenue
  expect(months).toHaveLength(12)
  expect(months.at(-1)?.from).toMatch(/-01$/)
  expect(months.at(-1)?.amount).toBe(7 * 5990 + 2 * 2500)
})

it("puts a sale of Saturday night, São Paulo time, into Saturday's week, and takes off what was given back", async () => {
  const other = await openShop({ wines: 1 })
  const id = await placeOrder(other, [{ quantity: 2 }])
  // captured by the provider a second before Sunday, entered now
  await sql(
    `insert into ledger_entry (seller_id, order_id, kind, amount, effective_at, source_id, actor_type)
     select $1, $2, 'sale', 10000, ((date_trunc('week', (now() at time zone 'America/Sao_Paulo')::date + 1) - interval '1 day')
              at time zone 'America/Sao_Paulo') - interval '1 second', $2, 'system'`,
    [other.sellerId, id],
  )
  await asStaff(`/admin/orders/${id}/capture`, {})
  const { total } = await other.order(id)
  await asStaff(`/admin/orders/${id}/refund`, {
    amount: 2_000,
    expected_refunded: 0,
    reason: 'Feira',
  })
  const { body } = await call<OrderStatistics>('/vendor/orders/statistics?period=week', {
    token: other.token,
  })
  expect(body.revenue.at(-2)?.amount).toBe(10_000)
  expect(body.revenue.at(-1)?.amount).toBe(total - 2_000)
})

it('counts the best sellers within the period that is shown', async () => {
  await sql(`update "order" set created_at = now() - interval '90 days' where id = $1`, [first])
  const bottles = async (period: string) =>
    (await statistics(period)).best_sellers.map((one) => [one.title, one.bottles])
  // twelve weeks are 84 days at most
  expect(await bottles('week')).toEqual([
    [shop.wines[1]?.title, 4],
    [shop.wines[0]?.title, 1],
  ])
  expect(await bottles('month')).toEqual([
    [shop.wines[1]?.title, 4],
    [shop.wines[0]?.title, 3],
  ])
  await sql(`update "order" set created_at = now() where id = $1`, [first])
})

it('exports what the filters show, for Excel in Brazil, without a formula', async () => {
  const answer = await call('/vendor/orders/export.csv?status=captured&order=total', {
    token: shop.token,
  })
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const lines = answer.text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^Pedido;Data;Cliente;E-mail;/)
  expect(lines[1]).toMatch(/;"?144,80"?;/)
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://mau.example"")"`)
  expect(lines[2]).toContain(`1x ${shop.wines[0]?.title}`)
  expect(lines[2]).toContain(`4x ${shop.wines[1]?.title}`)

  const canceled = await call('/vendor/orders/export.csv?status=canceled', { token: shop.token })
  expect(canceled.text.trimEnd().split('\r\n')).toHaveLength(2)
  expect(canceled.text).toContain(';Cancelado;Cancelado;Rejeitado;Cancelado')
})

it('refuses an unknown period and an unknown status', async () => {
  for (const path of ['statistics?period=day', 'export.csv?status=lost']) {
    const answer = await call(`/vendor/orders/${path}`, { token: shop.token })
    expect(answer.status).toBe(400)
  }
})
