import { beforeAll, describe, expect, it } from 'vitest'
import { toCents } from '#domain/values/money'
import { sql } from '../../support/world'
import { mailsOf, placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const audited = async (orderId: string) =>
  (
    await sql<{ action: string }>(
      `select action from audit_entry where resource = 'order' and resource_id = $1 order by at`,
      [orderId],
    )
  ).map((row) => row.action)

describe('an order from the buyer to the door', () => {
  // spec 175, 205, 216
  it('is accepted, packed, shipped and delivered, with the stock right after each step', async () => {
    const orderId = await placeOrder(shop, [{ quantity: 3 }, { wine: 1, quantity: 1 }])
    expect(await shop.stockOf()).toEqual({ stocked: 50, reserved: 3, reservations: 3 })

    const placed = await shop.order(orderId)
    expect(placed.metadata?.seller_status).toBe('pending')
    expect(placed.subtotal).toBe(4 * 5990)
    expect(placed.shipping_total).toBe(2500)
    expect(placed.total).toBe(
      placed.subtotal + placed.tax_total + placed.shipping_total - placed.discount_total,
    )
    expect(placed.commission).toEqual({
      percentage_rate: 12.5,
      base_amount: 23960,
      refunded_amount: 0,
      amount: 2995, // line by line, rounded half up: 22,4625 → 22,46 and 7,4875 → 7,49
      net_amount: placed.total - 2995,
    })

    const [mail, ...more] = await mailsOf(`order-placed:${orderId}`)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Novo pedido #${placed.display_id}`)
    expect(mail?.text).toContain('Zélia <b> da Silva & Cia')
    expect(mail?.html).toContain('Zélia &lt;b&gt; da Silva &amp; Cia')
    expect(mail?.html).not.toContain('<b>')

    const accepted = await shop.act(orderId, 'accept')
    expect(accepted.status).toBe(200)
    expect(accepted.body.order.metadata?.seller_status).toBe('accepted')

    const items = placed.items.map(({ id, quantity }) => ({
      id,
      quantity,
      requires_shipping: true,
    }))
    const packed = await shop.act(orderId, 'fulfillments', {
      items,
      location_id: shop.locationId,
      requires_shipping: true,
    })
    expect(packed.status).toBe(200)
    expect(packed.body.order.fulfillment_status).toBe('not_fulfilled')
    expect(await shop.stockOf()).toEqual({ stocked: 47, reserved: 0, reservations: 0 })

    const [fulfillment] = packed.body.order.fulfillments
    const path = `fulfillments/${fulfillment?.id}`
    const shipped = await shop.act(orderId, `${path}/shipments`, {
      items: items.map(({ id, quantity }) => ({ id, quantity })),
      labels: [{ tracking_number: ' AA123456785BR ' }],
    })
    expect(shipped.status).toBe(200)
    expect(shipped.body.order.fulfillments[0]?.labels[0]).toMatchObject({
      tracking_number: 'AA123456785BR',
      tracking_url: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
    })
    const [notice, ...others] = await mailsOf(`order-shipped:${fulfillment?.id}`)
    expect(others).toEqual([])
    expect(notice?.to).toBe('zelia@exemplo.com.br')
    expect(notice?.text).toContain('Código de rastreamento: AA123456785BR')

    const delivered = await shop.act(orderId, `${path}/mark-as-delivered`)
    expect(delivered.body.order.fulfillment_status).toBe('fulfilled')
    expect(await shop.stockOf()).toEqual({ stocked: 47, reserved: 0, reservations: 0 })
    expect(await audited(orderId)).toEqual([
      'order.accept',
      'order.fulfillment.create',
      'order.fulfillment.ship',
      'order.fulfillment.deliver',
    ])
    expect(delivered.body.order.timeline?.map(({ event }) => event)).toEqual([
      'placed',
      'accepted',
      'fulfillment_created',
      'shipped',
      'delivered',
    ])
    const shippedEntry = delivered.body.order.timeline?.find(({ event }) => event === 'shipped')
    expect(shippedEntry?.tracking_number).toBe('AA123456785BR')
    expect(shippedEntry?.actor).toBeTruthy()
  })

  // spec 205
  // spec 127, 128, 129, 130
  it('has on the wire what the specification names, in cents', async () => {
    const orderId = await placeOrder(shop, [{ quantity: 2 }])
    await sql(
      `update order_address set company = 'Adega Ltda.', address_2 = 'Sala 3'
        where id = (select shipping_address_id from "order" where id = $1)`,
      [orderId],
    )
    await shop.act(orderId, 'accept')
    const [line] = (await shop.order(orderId)).items
    const packed = await shop.act(orderId, 'fulfillments', {
      items: [{ id: line?.id, quantity: 2 }],
    })
    const [box] = packed.body.order.fulfillments
    await shop.act(orderId, `fulfillments/${box?.id}/shipments`, {
      labels: [{ tracking_number: 'AA123456785BR' }],
    })
    const order = await shop.order(orderId)
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    const text = expect.stringMatching(/./)
    expect(order).toMatchObject({
      id: orderId,
      display_id: expect.any(Number),
      email: 'zelia@exemplo.com.br',
      status: 'pending',
      payment_status: 'authorized',
      fulfillment_status: 'not_fulfilled',
      created_at: day,
      currency_code: 'brl',
      metadata: { seller_status: 'accepted' },
      subtotal: 2 * 5990,
      tax_total: 0,
      shipping_total: 2500,
      discount_total: 0,
      total: 2 * 5990 + 2500,
    })
    expect(order.items).toMatchObject([
      {
        id: text,
        title: shop.wines[0]?.title,
        variant_title: '750ml',
        thumbnail: null,
        quantity: 2,
        unit_price: 5990,
        total: 2 * 5990,
        requires_shipping: true,
        variant: { id: shop.wines[0]?.variantId },
      },
    ])
    expect(order.shipping_address).toEqual({
      first_name: 'Zélia <b>',
      last_name: 'da Silva & Cia',
      company: 'Adega Ltda.',
      address_1: 'Rua das Videiras, 12',
      address_2: 'Sala 3',
      city: 'São Paulo',
      province: 'SP',
      postal_code: '01310-100',
      phone: '(11) 98888-7777',
    })
    expect(order.fulfillments).toMatchObject([
      {
        id: box?.id,
        created_at: day,
        packed_at: day,
        shipped_at: day,
        delivered_at: null,
        canceled_at: null,
        labels: [
          {
            id: text,
            tracking_number: 'AA123456785BR',
            code: 'AA123456785BR',
            tracking_url: expect.stringContaining('objetos=AA123456785BR'),
          },
        ],
      },
    ])
  })

  it('is rejected after acceptance: bottles and money go back, answer and cancellation are one (R30)', async () => {
    const before = await shop.stockOf()
    const orderId = await placeOrder(shop, [{ quantity: 5 }])
    await shop.act(orderId, 'accept')
    const rejected = await shop.act(orderId, 'cancel')
    expect(rejected.status).toBe(200)
    expect(rejected.body.order).toMatchObject({
      status: 'canceled',
      payment_status: 'canceled',
      fulfillment_status: 'canceled',
      metadata: { seller_status: 'rejected' },
    })
    expect(await shop.stockOf()).toEqual(before)
    expect((await shop.act(orderId, 'cancel')).status).toBe(200)
    expect(await shop.act(orderId, 'accept')).toMatchObject({
      status: 409,
      body: { message: 'Este pedido foi rejeitado.' },
    })
    expect(await audited(orderId)).toEqual(['order.accept', 'order.reject'])
  })

  it('gives captured money back when it is rejected', async () => {
    const orderId = await placeOrder(shop, [{ quantity: 2 }])
    await capture(orderId)
    expect((await shop.order(orderId)).payment_status).toBe('captured')
    const rejected = await shop.act(orderId, 'cancel')
    expect(rejected.body.order.payment_status).toBe('refunded')
    const [refund] = await sql<{ amount: string }>(
      `select r.amount from refund r join payment p on p.id = r.payment_id
         join order_payment_collection l using (payment_collection_id) where l.order_id = $1`,
      [orderId],
    )
    expect(toCents(refund?.amount ?? 0)).toBe(2 * 5990 + 2500)
  })

  it('gives back to the cent what is left when a part had gone back before', async () => {
    const orderId = await placeOrder(shop)
    await capture(orderId)
    await call(`/admin/orders/${orderId}/refund`, {
      token: await tokenOf('staff'),
      body: { amount: 10, expected_refunded: 0, reason: 'Feira' },
    })
    expect((await shop.act(orderId, 'cancel')).status).toBe(200)
    // the provider is told the amount as it is, and 84.9 - 0.1 is 84.80000000000001
    const refunds = await sql<{ amount: string; raw: string }>(
      `select r.amount, r.raw_amount ->> 'value' as raw from refund r join payment p on p.id = r.payment_id
         join order_payment_collection l using (payment_collection_id) where l.order_id = $1 order by r.created_at`,
      [orderId],
    )
    expect(refunds).toEqual([
      { amount: '0.1', raw: '0.1' },
      { amount: '84.8', raw: '84.8' },
    ])
  })

  it('goes out in several packages; an unpacked one puts its bottles back, still reserved', async () => {
    const before = await shop.stockOf()
    const orderId = await placeOrder(shop, [{ quantity: 3 }])
    await shop.act(orderId, 'accept')
    const [line] = (await shop.order(orderId)).items
    const pack = (quantity: number) =>
      shop.act(orderId, 'fulfillments', { items: [{ id: line?.id, quantity }] })

    const first = await pack(1)
    const second = await pack(2)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.order.fulfillments).toHaveLength(2)
    expect(await pack(1)).toMatchObject({ status: 200 }) // the same package again: nothing new
    expect((await shop.order(orderId)).fulfillments).toHaveLength(2)
    expect(await shop.stockOf()).toEqual({
      stocked: before.stocked - 3,
      reserved: before.reserved,
      reservations: before.reservations,
    })
    const [one] = first.body.order.fulfillments
    const other = second.body.order.fulfillments.find(({ id }) => id !== one?.id)
    await shop.act(orderId, `fulfillments/${other?.id}/cancel`)
    expect(await shop.stockOf()).toEqual({
      stocked: before.stocked - 1,
      reserved: before.reserved + 2,
      reservations: before.reservations + 2,
    })
    await shop.act(orderId, `fulfillments/${one?.id}/shipments`, {
      labels: [{ tracking_number: 'BB1' }],
    })
    const delivered = await shop.act(orderId, `fulfillments/${one?.id}/mark-as-delivered`)
    expect(delivered.body.order.fulfillment_status).toBe('partially_fulfilled')
    expect(await shop.act(orderId, 'cancel')).toMatchObject({
      status: 409,
      body: { message: 'Este pedido já foi entregue. Não é possível rejeitá-lo.' },
    })
  })

  it('tells the buyer of a part until nothing else is to leave, or to arrive', async () => {
    const orderId = await placeOrder(shop, [{ quantity: 6 }])
    await shop.act(orderId, 'accept')
    const { items, display_id } = await shop.order(orderId)
    for (const quantity of [1, 2, 3])
      await shop.act(orderId, 'fulfillments', { items: [{ id: items[0]?.id, quantity }] })
    const [one, two, three] = (await shop.order(orderId)).fulfillments.map(({ id }) => id)
    const send = (id = '') =>
      shop.act(orderId, `fulfillments/${id}/shipments`, { labels: [{ tracking_number: id }] })
    const arrive = (id = '') => shop.act(orderId, `fulfillments/${id}/mark-as-delivered`)
    const steps = [
      await send(one),
      await arrive(one),
      await send(two),
      await send(three),
      await arrive(three),
      await arrive(two),
    ]
    expect(new Set(steps.map(({ status }) => status))).toEqual(new Set([200]))
    const mails = await sql<{ subject: string; text: string }>(
      `select subject, text from mail_outbox where order_id = $1
          and template in ('order-shipped', 'order-delivered') order by created_at, id`,
      [orderId],
    )
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Uma parte do seu pedido #${display_id} está a caminho`,
      `Uma parte do seu pedido #${display_id} foi entregue`,
      `Uma parte do seu pedido #${display_id} está a caminho`,
      `Seu pedido #${display_id} está a caminho`,
      `Uma parte do seu pedido #${display_id} foi entregue`,
      `Seu pedido #${display_id} foi entregue`,
    ])
    expect(mails[0]?.text).toContain('enviou um pacote; o resto vem depois.')
  })

  it('has no commission when no rate is in force', async () => {
    const free = await openShop({ rate: null, wines: 1 })
    const order = await free.order(await placeOrder(free))
    expect(order.commission).toMatchObject({ percentage_rate: null, amount: 0 })
  })
})

/** As the payment provider reports it: nobody captures in the portal. */
async function capture(orderId: string): Promise<void> {
  await sql(
    `insert into capture (id, payment_id, amount, raw_amount)
     select 'capt_' || p.id, p.id, p.amount, p.raw_amount from payment p
       join order_payment_collection l using (payment_collection_id) where l.order_id = $1`,
    [orderId],
  )
  await sql(
    `update payment_collection set status = 'completed', captured_amount = amount, raw_captured_amount = raw_amount
      where id in (select payment_collection_id from order_payment_collection where order_id = $1)`,
    [orderId],
  )
}
