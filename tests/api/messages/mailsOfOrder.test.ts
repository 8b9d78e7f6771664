import { expect, test } from 'vitest'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { askForToken } from '../../support/people'
import { sql } from '../../support/world'

test('mails to staff are not among the mails about an order, those of other orders neither', async () => {
  const [shop, { email, password }] = await Promise.all([openShop({ wines: 1 }), openStaff()])
  const token = await askForToken('user', email, password)
  const [order, other] = [await placeOrder(shop), await placeOrder(shop)]
  await sql(
    `insert into mail_outbox (id, "to", order_id, template, subject, text, html, created_at, sent_at)
     select $1::text || t.template || t.about, 'x@winex.example', t.about, t.template, t.template, '', '', now(), now()
       from (values ('order-message', $1::text), ('staff-order-message', $1), ('order-message', $2)) t (template, about)`,
    [order, other],
  )
  await shop.act(order, 'cancel', { reason: 'A safra acabou.' })
  const { body } = await call<{ order: AdminOrder }>(`/admin/orders/${order}`, { token })
  const [number, otherNumber] = [body.order.display_id, (await shop.order(other)).display_id]
  expect(body.order.mails.map(({ subject }) => subject).sort()).toEqual([
    `Novo pedido #${number}`,
    `Recebemos o seu pedido #${number}`,
    `Seu pedido #${number} foi cancelado`,
    'order-message',
  ])
  expect(JSON.stringify(body.order.mails)).not.toContain(`#${otherNumber}`)
})

test('staff see the newest fifty mails about an order, the oldest of them first', async () => {
  const [shop, { email, password }] = await Promise.all([openShop({ wines: 1 }), openStaff()])
  const token = await askForToken('user', email, password)
  const order = await placeOrder(shop)
  await sql(
    `insert into mail_outbox (id, "to", order_id, template, subject, text, html, created_at, sent_at)
     select $1::text || n, 'x@winex.example', $1, 'order-message', 'Aviso ' || n, '', '',
            now() + make_interval(mins => n), now() + make_interval(mins => n) from generate_series(1, 60) n`,
    [order],
  )
  const { body } = await call<{ order: AdminOrder }>(`/admin/orders/${order}`, { token })
  expect(body.order.mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 50 }, (_none, at) => `Aviso ${at + 11}`),
  )
})
