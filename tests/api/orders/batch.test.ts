import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { remainingItems } from '#domain/orders/orderActions'
import type { Order } from '#domain/orders/orderWire'
import type { OrderBatchResult } from '#domain/orders/orderBatchWire'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { AT_ONCE } from '../../support/scope'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ bottles: 200 })
})

type BatchAnswer = { results: OrderBatchResult[]; message?: string; type?: string }
const batch = (of: Shop, step: string, body: unknown, headers: Record<string, string> = {}) =>
  call<BatchAnswer>(`/vendor/orders/batch/${step}`, { token: of.token, body, headers })
const slips = (of: Shop, ids: string[]) =>
  call<{ orders: Order[] }>(`/vendor/orders/slips?ids=${ids.join(',')}`, { token: of.token })
async function placeOrders(quantities: number[]): Promise<string[]> {
  const ids: string[] = []
  for (const quantity of quantities) ids.push(await placeOrder(shop, [{ quantity }]))
  return ids
}
const newKey = () => ({ 'idempotency-key': randomUUID() })
const active = (order: Order) => order.fulfillments.filter((one) => !one.canceled_at)

describe('many orders at once', () => {
  it('are approved, packed and shipped, and each says for itself what became of it', async () => {
    const ids = await placeOrders([1, 2, 3])
    const [first = '', second = '', third = ''] = ids
    await shop.act(third, 'cancel')
    const accepted = await batch(shop, 'accept', { ids: [...ids, first] })
    expect([accepted.status, accepted.body.results]).toEqual([
      200,
      [
        { id: first, ok: true, message: null },
        { id: second, ok: true, message: null },
        { id: third, ok: false, message: 'Este pedido foi rejeitado.' },
      ],
    ])
    const packed = await batch(shop, 'fulfillments', { ids }, newKey())
    expect(packed.body.results.map(({ ok }) => ok)).toEqual([true, true, false])

    const print = await slips(shop, [second, first])
    expect(print.body.orders.map(({ id }) => id)).toEqual([second, first])
    const shipments = print.body.orders.map((order, at) => ({
      id: order.id,
      fulfillment_id: order.fulfillments[0]?.id,
      tracking_number: `lote ${String(at)}`,
    }))
    const shipped = await batch(shop, 'shipments', { shipments, confirmed: true })
    expect(shipped.body.results.every(({ ok }) => ok)).toBe(true)
    const order = await shop.order(second)
    expect(order.fulfillments[0]?.labels[0]?.tracking_number).toBe('lote 0')
    // another code afterwards is that package's refusal, not the batch's
    const again = await batch(shop, 'shipments', {
      confirmed: true,
      shipments: shipments.map((one) => ({ ...one, tracking_number: 'lote 0' })),
    })
    expect(again.body.results.map(({ ok, message }) => [ok, message])).toEqual([
      [true, null],
      [false, 'Pedido já foi enviado'],
    ])
  })

  it('sent many times at once have one effect', async () => {
    const ids = await placeOrders([1, 2])
    const key = newKey()
    const atOnce = async (send: () => ReturnType<typeof batch>) => {
      const responses = await Promise.all(Array.from({ length: AT_ONCE }, send))
      // four at once are answered, the others asked to wait; none goes half
      for (const { status, body } of responses) {
        expect([200, 429]).toContain(status)
        if (status === 200) expect(body.results.every(({ ok }) => ok)).toBe(true)
      }
      expect(responses.some(({ status }) => status === 200)).toBe(true)
    }
    await atOnce(() => batch(shop, 'accept', { ids }))
    await atOnce(() => batch(shop, 'fulfillments', { ids }, key))
    // and a lost answer, asked for again later
    expect((await batch(shop, 'fulfillments', { ids }, key)).body.results).toHaveLength(2)
    const shipments = (await slips(shop, ids)).body.orders.map((order) => ({
      id: order.id,
      fulfillment_id: order.fulfillments[0]?.id,
      tracking_number: `x${order.id}`,
    }))
    await atOnce(() => batch(shop, 'shipments', { shipments, confirmed: true }))
    for (const id of ids) {
      expect(active(await shop.order(id))).toHaveLength(1)
      const audit = await sql<{ action: string }>(
        'select action from audit_entry where resource_id = $1 order by at',
        [id],
      )
      expect(audit.map(({ action }) => action)).toEqual([
        'order.accept',
        'order.fulfillment.create',
        'order.fulfillment.ship',
      ])
    }
  })

  it("with one of another seller's are refused whole, like a missing one, before anything is done", async () => {
    const stranger = await openShop({ wines: 1 })
    const [own, theirs] = [await placeOrder(shop), await placeOrder(stranger)]
    for (const foreign of [theirs, 'order_01ZZZZZZZZZZZZZZZZZZZZZZZZ']) {
      const ids = [own, foreign]
      const responses = [
        await batch(shop, 'accept', { ids }),
        await batch(shop, 'fulfillments', { ids }, newKey()),
        await slips(shop, ids),
      ]
      for (const { status, text } of responses)
        expect([status, text]).toEqual([
          404,
          '{"type":"not_found","message":"Pedido não encontrado"}',
        ])
    }
    expect((await shop.order(own)).metadata?.seller_status).toBe('pending')
  })

  it('are two hundred at most', async () => {
    const ids = Array.from({ length: 201 }, (_, at) => `order_${String(at)}`)
    for (const answer of [await batch(shop, 'accept', { ids }), await slips(shop, ids)])
      expect(answer.status).toBe(400)
    expect((await batch(shop, 'accept', { ids: [] })).status).toBe(400)
  })
})

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let value = seed; ;) {
    value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0
    yield value >>> 8
  }
}

/** An order's state before the batch. */
const BEFORE = ['new', 'accepted', 'partly', 'packed', 'sent', 'rejected'] as const

async function prepare(of: Shop, before: (typeof BEFORE)[number], quantity: number) {
  // one line: of two that were made in one moment nothing tells the sequence
  const id = await placeOrder(of, [{ wine: quantity % 2, quantity }])
  if (before === 'new') return id
  await of.act(id, before === 'rejected' ? 'cancel' : 'accept')
  if (before === 'accepted' || before === 'rejected') return id
  const [line] = (await of.order(id)).items
  if (before === 'partly') {
    await of.act(id, 'fulfillments', { items: [{ id: line?.id, quantity: 1 }] })
    return id
  }
  await packOne(of, id)
  const one = (await of.order(id)).fulfillments[0]?.id ?? ''
  if (before === 'sent')
    await of.act(id, `fulfillments/${one}/shipments`, { labels: [{ tracking_number: 'antes' }] })
  return id
}

/** As the page of one order packs everything that is left. */
async function packOne(of: Shop, id: string): Promise<void> {
  const left = remainingItems(await of.order(id))
  if (left.length === 0) return
  const items = left.map((item) => ({ id: item.id, quantity: item.quantity }))
  // with a key, as the page sends it: an equal package within ten seconds is else a double click (R47)
  await of.act(id, 'fulfillments', { items, location_id: of.locationId }, newKey())
}

/** All that is kept about an order, without what no two orders share. */
async function remembered(of: Shop, id: string) {
  const order = await of.order(id)
  const names = new Map<string, string>([
    [id, 'ORDER'],
    [`#${String(order.display_id)}`, '#'],
    [of.locationId, 'LOCATION'],
    [of.wines[0]?.title ?? '', 'WINE 0'],
    [of.wines[1]?.title ?? '', 'WINE 1'],
    ...order.items.map((item, at) => [item.id, `ITEM ${String(at)}`] as const),
    ...order.fulfillments
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
      .map((one, at) => [one.id, `PACKAGE ${String(at)}`] as const),
  ])
  const [seller] = await sql<{ name: string }>('select name from seller where id = $1', [
    of.sellerId,
  ])
  names.set(seller?.name ?? '', 'SELLER')
  const audit = await sql(
    'select action, before, after from audit_entry where resource_id = $1 order by at',
    [id],
  )
  const mails = await sql(
    `select template, subject, text from mail_outbox where seller_id = $1 and template not in ('order-placed', 'order-received')
        and subject like $2 order by template, subject, text`,
    [of.sellerId, `%#${String(order.display_id)} %`],
  )
  const { status, payment_status, fulfillment_status, stage, bottles, metadata } = order
  const packages = order.fulfillments.map((one) => ({
    items: one.items?.map(({ line_item_id, quantity }) => [line_item_id, quantity]),
    codes: one.labels.map(({ tracking_number }) => tracking_number),
    steps: [one.shipped_at, one.delivered_at, one.canceled_at].map(Boolean),
  }))
  let text = JSON.stringify([
    { status, payment_status, fulfillment_status, stage, bottles, metadata },
    order.items.map((item) => [item.fulfilled_quantity, item.shipped_quantity]),
    packages,
    audit,
    mails,
  ])
  for (const [name, word] of names) if (name) text = text.replaceAll(name, word)
  return text
}

it('a batch leaves the same state, audit trail and mails as one by one', async () => {
  const random = numbers(20_261_122)
  const plan = Array.from({ length: BEFORE.length }, (_, at) => ({
    before: BEFORE[at] ?? 'new',
    quantity: 2 + ((random.next().value as number) % 4),
  }))
  const [many, single] = [await openShop({ bottles: 100 }), await openShop({ bottles: 100 })]
  const orders = async (of: Shop) => {
    const ids: string[] = []
    for (const { before, quantity } of plan) ids.push(await prepare(of, before, quantity))
    return ids
  }
  const [batched, singly] = [await orders(many), await orders(single)]
  const waiting = (all: Order[]) =>
    all.flatMap((order, at) =>
      active(order)
        .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
        .filter((one) => !one.shipped_at)
        .map((one, box) => ({
          id: order.id,
          fulfillment_id: one.id,
          tracking_number: `C${String(at)}-${String(box)}`,
        })),
    )

  await batch(many, 'accept', { ids: batched })
  await batch(many, 'fulfillments', { ids: batched }, newKey())
  await batch(many, 'shipments', {
    confirmed: true,
    shipments: waiting((await slips(many, batched)).body.orders),
  })

  for (const id of singly) await single.act(id, 'accept')
  for (const id of singly) await packOne(single, id)
  const packed = await Promise.all(singly.map((id) => single.order(id)))
  for (const { id, fulfillment_id, tracking_number } of waiting(packed))
    await single.act(id, `fulfillments/${fulfillment_id}/shipments`, {
      labels: [{ tracking_number }],
    })

  for (const at of plan.keys())
    expect(await remembered(many, batched[at] ?? ''), plan[at]?.before).toBe(
      await remembered(single, singly[at] ?? ''),
    )
  expect(await many.stockOf()).toEqual(await single.stockOf())
})
