import { afterAll, expect, test } from 'vitest'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'
import { closeDatabase, sql } from '../../support/world'

afterAll(closeDatabase)

test('staff see the newest fifty mails about an order, the oldest of them first', async () => {
  const [shop, { email, password }] = await Promise.all([openShop({ wines: 1 }), openStaff()])
  const token = await askForToken('user', email, password)
  const order = await placeOrder(shop)
  await sql(
    `insert into mail_outbox (id, "to", template, subject, text, html, idempotency_key, created_at, sent_at)
     select $1::text || n, 'x@winex.example', 'order-message', 'Aviso ' || n, '', '', 'order-message:' || $1 || ':' || n || ':x',
            now() + make_interval(mins => n), now() + make_interval(mins => n) from generate_series(1, 60) n`,
    [order],
  )
  const { body } = await call<{ order: AdminOrder }>(`/admin/orders/${order}`, { token })
  expect(body.order.mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 50 }, (_none, at) => `Aviso ${at + 11}`),
  )
})
