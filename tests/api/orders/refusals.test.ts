import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../support/world'
import { mailsOf, placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { AT_ONCE } from '../../support/scope'

let shop: Shop
let other: Shop
beforeAll(async () => {
  ;[shop, other] = await Promise.all([openShop({ bottles: 200 }), openShop({ wines: 1 })])
})

/** An accepted order of three bottles with its only line. */
async function accepted(quantity = 3): Promise<{ orderId: string; line: string }> {
  const orderId = await placeOrder(shop, [{ quantity }])
  await shop.act(orderId, 'accept')
  return { orderId, line: (await shop.order(orderId)).items[0]?.id ?? '' }
}

async function packed(): Promise<{ orderId: string; line: string; path: string }> {
  const { orderId, line } = await accepted()
  const answer = await shop.act(orderId, 'fulfillments', { items: [{ id: line, quantity: 3 }] })
  return { orderId, line, path: `fulfillments/${answer.body.order.fulfillments[0]?.id}` }
}

const label = (tracking_number: string, more = {}) => ({ labels: [{ tracking_number, ...more }] })

describe('steps that the order does not allow', () => {
  it('packing an order that was not accepted', async () => {
    const orderId = await placeOrder(shop)
    const [line] = (await shop.order(orderId)).items
    const before = await shop.stockOf()
    expect(
      await shop.act(orderId, 'fulfillments', { items: [{ id: line?.id, quantity: 1 }] }),
    ).toMatchObject({
      status: 409,
      body: { type: 'conflict', message: 'Aprove o pedido antes de separar as garrafas.' },
    })
    expect(await shop.stockOf()).toEqual(before)
  })

  it('shipping, delivering or unpacking what was canceled, and canceling what was shipped', async () => {
    const { orderId, path } = await packed()
    await shop.act(orderId, `${path}/cancel`)
    for (const [step, body] of [
      ['shipments', label('AA1')],
      ['mark-as-delivered', {}],
    ] as const) {
      expect(await shop.act(orderId, `${path}/${step}`, body)).toMatchObject({
        status: 409,
        body: { message: 'A separação deste pacote foi desfeita.' },
      })
    }
    expect((await shop.act(orderId, `${path}/cancel`)).status).toBe(200)

    const sent = await packed()
    await shop.act(sent.orderId, `${sent.path}/shipments`, label('AA1'))
    expect(await shop.act(sent.orderId, `${sent.path}/cancel`)).toMatchObject({
      status: 409,
      body: { message: 'Pedido já foi enviado' },
    })
    expect(await shop.act(sent.orderId, `${sent.path}/shipments`, label('BB2'))).toMatchObject({
      status: 409,
      body: { message: 'Pedido já foi enviado' },
    })
    expect(await shop.act(sent.orderId, 'cancel')).toMatchObject({
      status: 409,
      body: { message: 'Este pedido já foi enviado. Não é possível rejeitá-lo.' },
    })
  })

  // spec 145
  it('rejecting undoes what is packed, while nothing has left (R60)', async () => {
    const before = await shop.stockOf()
    const { orderId } = await packed()
    expect((await shop.act(orderId, 'cancel')).status).toBe(200)
    const order = await shop.order(orderId)
    expect([order.status, order.metadata?.seller_status]).toEqual(['canceled', 'rejected'])
    expect(order.fulfillments).toMatchObject([{ canceled_at: expect.any(String) as string }])
    expect(await shop.stockOf()).toEqual(before)
    // twice is once
    expect((await shop.act(orderId, 'cancel')).status).toBe(200)
    expect(await shop.stockOf()).toEqual(before)
  })

  it('more bottles than are left, at once or in pieces', async () => {
    const { orderId, line } = await accepted()
    const answer = await shop.act(orderId, 'fulfillments', { items: [{ id: line, quantity: 4 }] })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain('restam só 3 garrafas deste pedido para separar.')
    const twice = await shop.act(orderId, 'fulfillments', {
      items: [
        { id: line, quantity: 2 },
        { id: line, quantity: 2 },
      ],
    })
    expect(twice.status).toBe(400)
    expect((await shop.order(orderId)).fulfillments).toEqual([])
  })

  it('everything, for a seller who is not active (R14)', async () => {
    const orderId = await placeOrder(shop)
    await sql(`update seller set store_status = 'PENDING' where id = $1`, [shop.sellerId])
    const responses = [await shop.act(orderId, 'accept'), await shop.act(orderId, 'cancel')]
    await sql(`update seller set store_status = 'ACTIVE' where id = $1`, [shop.sellerId])
    for (const answer of responses) {
      expect(answer).toMatchObject({
        status: 403,
        body: { message: 'Seu cadastro precisa estar ativo para agir sobre pedidos.' },
      })
    }
    expect((await shop.order(orderId)).metadata?.seller_status).toBe('pending')
  })
})

describe("another seller's records are missing records (R42)", () => {
  it('orders, fulfilments, lines and locations', async () => {
    const { orderId, line, path } = await packed()
    const missing = await other.act('order_01ZZZZZZZZZZZZZZZZZZZZZZZZ', 'accept')
    expect(missing.status).toBe(404)
    for (const step of ['accept', 'cancel', `${path}/cancel`, `${path}/mark-as-delivered`]) {
      const answer = await other.act(orderId, step)
      expect([answer.status, answer.text]).toEqual([404, missing.text])
    }
    const own = await accepted()
    expect((await shop.act(own.orderId, `${path}/mark-as-delivered`)).status).toBe(404)
    expect(
      (await shop.act(own.orderId, 'fulfillments', { items: [{ id: line, quantity: 1 }] })).body,
    ).toMatchObject({ message: 'Este vinho não é deste pedido.' })
    for (const location_id of [other.locationId, 'sloc_01ZZZZZZZZZZZZZZZZZZZZZZZZ']) {
      expect(
        await shop.act(own.orderId, 'fulfillments', {
          items: [{ id: own.line, quantity: 1 }],
          location_id,
        }),
      ).toMatchObject({
        status: 400,
        body: {
          message: 'No location found for fulfillment. Please ensure inventory is available.',
        },
      })
    }
  })
})

describe('tracking', () => {
  let unsent: Awaited<ReturnType<typeof packed>>
  beforeAll(async () => {
    unsent = await packed()
  })

  it.each([
    ['an empty code', label(''), 'Informe o código de rastreamento.'],
    ['a code of spaces', label('   '), 'Informe o código de rastreamento.'],
    ['a code of 10,000 characters', label('A'.repeat(10_000)), 'no máximo 100 caracteres'],
    ['a script as address', label('AA1', { tracking_url: 'javascript:alert(1)' }), 'inválido'],
    ['a data address', label('AA1', { tracking_url: 'data:text/html,x' }), 'inválido'],
    ['no label', { labels: [] }, 'Informe pelo menos 1'],
    ['a control character', label('AA\u00001'), 'inválidos'],
    ['an unknown key', { ...label('AA1'), shipped_at: '2020-01-01' }, 'Campo desconhecido'],
  ])('%s is refused in Portuguese', async (_, body, words) => {
    const { orderId, path } = await packed()
    const answer = await shop.act(orderId, `${path}/shipments`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(words)
    expect((await shop.order(orderId)).fulfillments[0]?.shipped_at).toBeNull()
  })

  // spec 205
  it("keeps the carrier's page and always makes the label's address itself", async () => {
    const { orderId, path } = unsent
    const page = 'https://transportadora.example/r?c=1'
    const answer = await shop.act(
      orderId,
      `${path}/shipments`,
      label('AA1', { tracking_url: page, label_url: 'https://outro.example/etiqueta' }),
    )
    expect(answer.body.order.fulfillments[0]?.labels[0]?.tracking_url).toBe(page)
    const [stored] = await sql<{ label_url: string }>(
      'select label_url from fulfillment_label where fulfillment_id = $1',
      [path.split('/')[1]],
    )
    expect(stored?.label_url).toContain('rastreamento.correios.com.br')
  })
})

describe('the same click many times at once', () => {
  const atOnce = <Answer>(act: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: AT_ONCE }, act))

  it('accepts, packs, ships and delivers once', async () => {
    const before = await shop.stockOf()
    const orderId = await placeOrder(shop, [{ quantity: 2 }])
    const line = (await shop.order(orderId)).items[0]?.id
    const statuses = (responses: { status: number }[]) => [
      ...new Set(responses.map((a) => a.status)),
    ]

    expect(statuses(await atOnce(() => shop.act(orderId, 'accept')))).toEqual([200])
    const items = [{ id: line, quantity: 2 }]
    expect(statuses(await atOnce(() => shop.act(orderId, 'fulfillments', { items })))).toEqual([
      200,
    ])
    const { fulfillments } = await shop.order(orderId)
    expect(fulfillments).toHaveLength(1)
    expect(await shop.stockOf()).toMatchObject({ stocked: before.stocked - 2 })

    const path = `fulfillments/${fulfillments[0]?.id}`
    expect(
      statuses(await atOnce(() => shop.act(orderId, `${path}/shipments`, label('AA1')))),
    ).toEqual([200])
    expect(await mailsOf(`order-shipped:${fulfillments[0]?.id}`)).toHaveLength(1)
    expect(statuses(await atOnce(() => shop.act(orderId, `${path}/mark-as-delivered`)))).toEqual([
      200,
    ])
    const audits = await sql<{ action: string; n: number }>(
      `select action, count(*)::int as n from audit_entry where resource_id = $1 group by 1`,
      [orderId],
    )
    expect(audits.every(({ n }) => n === 1)).toBe(true)
    const [line2] = (await shop.order(orderId)).items
    expect(line2).toMatchObject({
      fulfilled_quantity: 2,
      shipped_quantity: 2,
      delivered_quantity: 2,
    })
  })

  it('makes one package of one key, and rejects once', async () => {
    const { orderId, line } = await accepted(10)
    const key = { 'idempotency-key': 'clique-12345678' }
    await atOnce(() =>
      shop.act(orderId, 'fulfillments', { items: [{ id: line, quantity: 1 }] }, key),
    )
    expect((await shop.order(orderId)).fulfillments).toHaveLength(1)

    const before = await shop.stockOf()
    const rejected = await placeOrder(shop, [{ quantity: 2 }])
    await atOnce(() => shop.act(rejected, 'cancel'))
    expect(await shop.stockOf()).toEqual(before)
    expect((await shop.order(rejected)).status).toBe('canceled')
  })

  it('ends in one of the two when accepted and rejected at once', async () => {
    const orderId = await placeOrder(shop)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => shop.act(orderId, index % 2 ? 'accept' : 'cancel')),
    )
    // An accepted order can still be rejected, a rejected one never accepted: rejected it is.
    const order = await shop.order(orderId)
    expect([order.status, order.metadata?.seller_status]).toEqual(['canceled', 'rejected'])
  })
})
