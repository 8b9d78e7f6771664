import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { mailsOf, placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { AT_ONCE } from '../../support/scope'

interface Body extends Record<string, unknown> {
  order: AdminOrder
  orders: AdminOrder[]
  count: number
  message: string
  errors?: Record<string, string>
  current?: Record<string, unknown>
}

const asStaff = async (path: string, body?: unknown) =>
  call<Body>(path, { token: await tokenOf('staff'), body })
const act = (id: string, verb: string, body: object = {}) =>
  asStaff(`/admin/orders/${id}/${verb}`, { reason: 'O cliente pediu por telefone.', ...body })
const ids = async (query: string) =>
  (await asStaff(`/admin/orders?${query}`)).body.orders.map(({ id }) => id)
const staffMails = (id: string) =>
  sql<{ text: string; to: string }>(
    `select text, "to" from mail_outbox where idempotency_key like 'order-by-staff:' || $1 || ':%'`,
    [id],
  )
const chooseNotices = (shop: Shop, modes: object) =>
  call('/vendor/notices/settings', { token: shop.token, body: { modes, summary_hour: 8 } })

describe('staff find an order', () => {
  it('by its number, seller, wine, customer and tracking code, and filtered', async () => {
    const shop = await openShop({ wines: 1 })
    const mark = randomUUID().slice(0, 8)
    await sql('update seller set name = $2 where id = $1', [shop.sellerId, `Adega ${mark}`])
    const id = await placeOrder(shop)
    await shop.act(id, 'accept')
    const { items, display_id } = await shop.order(id)
    await shop.act(id, 'fulfillments', { items: [{ id: items[0]?.id, quantity: 1 }] })
    const [packed] = (await shop.order(id)).fulfillments
    const code = `BR${mark.toUpperCase()}`
    await shop.act(id, `fulfillments/${packed?.id ?? ''}/shipments`, {
      labels: [{ tracking_number: code }],
    })
    const own = `seller_id=${shop.sellerId}`
    for (const q of [`adega ${mark}`, `#${display_id}`, code.toLowerCase()])
      expect(await ids(`q=${encodeURIComponent(q)}&limit=100`)).toContain(id)
    for (const q of [items[0]?.title ?? '', 'zelia@exemplo.com.br'])
      expect(await ids(`q=${encodeURIComponent(q)}&${own}`)).toEqual([id])
    expect(await ids(`q=${mark}sem-igual`)).toEqual([])
    expect(await ids(`${own}&payment=authorized`)).toEqual([id])
    expect(await ids(`${own}&payment=refunded`)).toEqual([])
    // The first mail leaves last: its server was busy.
    await sql(
      `update mail_outbox set sent_at = now() + interval '1 minute' where idempotency_key = 'order-placed:' || $1`,
      [id],
    )
    const { order } = (await asStaff(`/admin/orders/${id}`)).body
    expect(order.seller).toEqual({ id: shop.sellerId, name: `Adega ${mark}` })
    // the first two are of the same moment
    const [one, two, last] = order.mails.map(({ subject }) => subject)
    expect([[one, two].sort(), last].flat()).toEqual([
      `Novo pedido #${display_id}`,
      `Recebemos o seu pedido #${display_id}`,
      `Seu pedido #${display_id} está a caminho`,
    ])
    const file = await call(`/admin/orders/export.csv?${own}`, { token: await tokenOf('staff') })
    expect(file.text.trim().split('\r\n')).toHaveLength(2)
    expect(file.text).toContain(`Adega ${mark}`)
  })

  it('among those that wait too long for an answer, and for leaving', async () => {
    const shop = await openShop({ wines: 1 })
    const [waiting, accepted, fresh] = [
      await placeOrder(shop),
      await placeOrder(shop),
      await placeOrder(shop),
    ]
    await shop.act(accepted, 'accept')
    await sql(`update "order" set created_at = now() - interval '30 days' where id = any($1)`, [
      [waiting, accepted],
    ])
    const own = `seller_id=${shop.sellerId}`
    expect(await ids(`${own}&late=approve`)).toEqual([waiting])
    expect(await ids(`${own}&late=ship`)).toEqual([accepted])
    // the promised day of an order that left in time has passed
    const sent = await placeOrder(shop)
    await shop.act(sent, 'accept')
    await sql(`update order_approval set promised_on = '2026-01-02' where order_id = $1`, [sent])
    expect((await ids(`${own}&late=any&order=created_at`)).toSorted()).toEqual(
      [waiting, accepted, sent].toSorted(),
    )
    const file = await call(`/admin/orders/export.csv?${own}&late=any`, {
      token: await tokenOf('staff'),
    })
    expect(file.text.trim().split('\r\n')).toHaveLength(4)
    expect(await ids(own)).toContain(fresh)
  })
})

describe('staff act in a seller’s place', () => {
  it('approve, pack and send: audited with both names, and the seller is mailed why, whatever its people chose', async () => {
    const shop = await openShop({ wines: 1 })
    expect((await chooseNotices(shop, { staff_message: 'none' })).status).toBe(200)
    const id = await placeOrder(shop)
    const bare = await act(id, 'accept', { reason: '  ' })
    expect(bare.status).toBe(400)
    expect(bare.body.errors).toEqual({ reason: 'Explique o motivo: o produtor vai lê-lo.' })
    const accepted = await Promise.all(Array.from({ length: AT_ONCE }, () => act(id, 'accept')))
    expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([200]))
    const itemId = accepted[0]?.body.order.items[0]?.id
    const packed = await act(id, 'fulfillments', { items: [{ id: itemId, quantity: 1 }] })
    const fulfillment = packed.body.order.fulfillments[0]?.id ?? ''
    const sent = await act(id, `fulfillments/${fulfillment}/shipments`, {
      labels: [{ tracking_number: 'BR123456789BR' }],
    })
    expect(sent.body.order.fulfillments[0]?.shipped_at).toBeTruthy()
    const trail = await sql(
      `select action, actor_email, after ->> 'on_behalf_of' as for, after ->> 'reason' as reason
         from audit_entry where resource_id = $1 and actor_type = 'user' order by at`,
      [id],
    )
    const [seller] = await sql<{ name: string; email: string }>(
      'select name, email from seller where id = $1',
      [shop.sellerId],
    )
    const kept = {
      actor_email: 'equipe@winex.example',
      for: seller?.name,
      reason: 'O cliente pediu por telefone.',
    }
    expect(trail).toEqual([
      { action: 'order.accept', ...kept },
      { action: 'order.fulfillment.create', ...kept },
      { action: 'order.fulfillment.ship', ...kept },
    ])
    // the producer reads names in the history, never an address of the staff
    const history = (await shop.order(id)).timeline?.filter(({ event }) => event !== 'placed')
    expect(history?.map(({ event }) => event)).toEqual([
      'accepted',
      'fulfillment_created',
      'shipped',
    ])
    for (const { actor } of history ?? []) expect(actor).toMatch(/^[^@]+$/)
    const mails = await staffMails(id)
    expect(mails).toHaveLength(3)
    expect(mails.every(({ to }) => to === seller?.email)).toBe(true)
    expect(mails[0]?.text).toContain('Motivo: O cliente pediu por telefone.')
    const late = await act(id, 'cancel')
    expect(late.status).toBe(409)
    expect(late.body.message).toMatch(/já foi enviado/)
  })

  it('cancel before shipment, also for a seller who may not act any more; the buyer gets the money back', async () => {
    const shop = await openShop({ wines: 1, bottles: 5 })
    expect((await chooseNotices(shop, { order_canceled: 'portal' })).status).toBe(200)
    const id = await placeOrder(shop)
    await shop.act(id, 'accept')
    await asStaff(`/admin/orders/${id}/capture`, {})
    await sql(`update seller set store_status = 'SUSPENDED' where id = $1`, [shop.sellerId])
    const canceled = await act(id, 'cancel')
    expect(canceled.body.order.status).toBe('canceled')
    const { captured, refunded } = canceled.body.order.paid
    expect(captured).toBeGreaterThan(0)
    expect(refunded).toBe(captured)
    expect((await shop.stockOf()).reserved).toBe(0)
    expect((await shop.order(id)).metadata?.seller_status).toBe('rejected')
    expect(await staffMails(id)).toHaveLength(1)
  })

  it('say that a package has arrived, also of a seller who may not act any more: the buyer is told, and the money has its day', async () => {
    const shop = await openShop({ wines: 1 })
    const id = await placeOrder(shop, [{ quantity: 1 }])
    await shop.act(id, 'accept')
    await asStaff(`/admin/orders/${id}/capture`, {})
    const item = (await shop.order(id)).items[0]?.id
    const pack = async () => {
      await shop.act(id, 'fulfillments', { items: [{ id: item, quantity: 1 }] })
      const open = (await shop.order(id)).fulfillments.find((one) => !one.canceled_at)
      return `fulfillments/${open?.id ?? ''}`
    }
    const undone = await pack()
    await shop.act(id, `${undone}/cancel`)
    const sent = await pack()
    await shop.act(id, `${sent}/shipments`, { labels: [{ tracking_number: 'BR123456789BR' }] })
    await sql(`update seller set store_status = 'SUSPENDED' where id = $1`, [shop.sellerId])
    expect((await shop.act(id, `${sent}/mark-as-delivered`)).status).toBe(403)

    const bare = await act(id, `${sent}/mark-as-delivered`, { reason: ' ' })
    expect(bare.status).toBe(400)
    expect(bare.body.errors).toEqual({ reason: 'Explique o motivo: o produtor vai lê-lo.' })
    expect(await act(id, `${undone}/mark-as-delivered`)).toMatchObject({
      status: 409,
      body: { message: 'A separação deste pacote foi desfeita.' },
    })
    const delivered = await Promise.all(
      Array.from({ length: AT_ONCE }, () => act(id, `${sent}/mark-as-delivered`)),
    )
    expect(new Set(delivered.map(({ status }) => status))).toEqual(new Set([200]))
    const moments = delivered.map(
      ({ body }) => body.order.fulfillments.find((one) => sent.endsWith(one.id))?.delivered_at,
    )
    expect(moments[0]).toBeTruthy()
    expect(new Set(moments).size).toBe(1)

    expect(
      await sql(
        `select actor_email, after ->> 'reason' as reason, after ->> 'package_step' as step
           from audit_entry where resource_id = $1 and action = 'order.fulfillment.deliver'`,
        [id],
      ),
    ).toEqual([
      {
        actor_email: 'equipe@winex.example',
        reason: 'O cliente pediu por telefone.',
        step: 'delivered',
      },
    ])
    const mails = await staffMails(id)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('entrega confirmada')
    expect(await mailsOf(`order-delivered:${sent.replace('fulfillments/', '')}`)).toHaveLength(1)
    const money = await sql<{ available_on: string | null }>(
      'select available_on from ledger_standing where order_id = $1',
      [id],
    )
    expect(money.length).toBeGreaterThan(0)
    for (const { available_on } of money) expect(available_on).not.toBeNull()
  })

  it('of seller and staff who answer at once one is heard', async () => {
    const shop = await openShop({ wines: 1 })
    const id = await placeOrder(shop)
    const [mine, theirs] = await Promise.all([act(id, 'cancel'), shop.act(id, 'accept')])
    const { metadata, status } = await shop.order(id)
    if (status === 'canceled') expect(mine.status).toBe(200)
    else expect(theirs.status).toBe(200)
    expect(metadata?.seller_status).toBe(status === 'canceled' ? 'rejected' : 'accepted')
  })
})

describe('staff give money back', () => {
  it('in parts that make the whole, once however often it is asked, and no cent more', async () => {
    const shop = await openShop({ wines: 1 })
    const id = await placeOrder(shop)
    await shop.act(id, 'accept')
    const refund = (amount: number, expected_refunded: number) =>
      act(id, 'refund', { amount, expected_refunded })
    const early = await refund(100, 0)
    expect(early.status).toBe(409)
    expect(early.body.message).toBe(
      'O pagamento deste pedido não foi capturado: não há o que reembolsar.',
    )
    const { captured } = (await asStaff(`/admin/orders/${id}/capture`, {})).body.order.paid
    const parts = await Promise.all(Array.from({ length: AT_ONCE }, () => refund(1001, 0)))
    expect(new Set(parts.map(({ status }) => status))).toEqual(new Set([200]))
    expect(parts[0]?.body.order.paid).toEqual({ captured, refunded: 1001 })
    expect(await staffMails(id)).toHaveLength(1)
    const stale = await refund(500, 0)
    expect(stale.status).toBe(409)
    expect(stale.body.current).toEqual({ refunded: 1001 })
    const tooMuch = await refund(captured - 1000, 1001)
    expect(tooMuch.status).toBe(409)
    const rest = await refund(captured - 1001, 1001)
    expect(rest.body.order.paid).toEqual({ captured, refunded: captured })
    expect(rest.body.order.payment_status).toBe('refunded')
    expect(rest.body.order.status).not.toBe('canceled')
    expect(await ids(`seller_id=${shop.sellerId}&payment=refunded`)).toEqual([id])
  })
})
