import { randomInt, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderBatchResult, OrderSlip } from '#domain/orders/orderBatchWire'
import { accessKeyFor } from '../../support/accessKey'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import { sql } from '../../support/world'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ bottles: 200 })
})

/** As Jadlog's codes look; nobody has had it. */
const newCode = () => `5${String(randomInt(10 ** 12)).padStart(13, '0')}`
async function accepted(quantity = 1): Promise<string> {
  const id = await placeOrder(shop, [{ quantity }])
  await shop.act(id, 'accept')
  return id
}
type Answer = { results: OrderBatchResult[]; message?: string; errors?: Record<string, string> }
const send = (shipments: object[], more: object = {}, key: string | null = randomUUID()) =>
  call<Answer>('/vendor/orders/batch/shipments', {
    token: shop.token,
    body: { shipments, ...more },
    headers: key === null ? {} : { 'idempotency-key': key },
  })
const codeOf = async (id: string) =>
  (await shop.order(id)).fulfillments.map(({ labels }) => labels[0]?.tracking_number)

/** Packs so many bottles by hand, and answers the package. */
async function packed(id: string, quantity: number): Promise<string> {
  const { items } = await shop.order(id)
  const answer = await shop.act(id, 'fulfillments', { items: [{ id: items[0]?.id, quantity }] })
  return answer.body.order.fulfillments[0]?.id ?? ''
}
const ship = (id: string, fulfillmentId: string, tracking_number: string) =>
  shop.act(id, `fulfillments/${fulfillmentId}/shipments`, { labels: [{ tracking_number }] })

describe('many orders are sent', () => {
  it('in one step: the invoice is set, the bottles are packed, and the package leaves', async () => {
    const [id, code] = [await accepted(), newCode()]
    const access_key = await accessKeyFor(shop.sellerId)
    const key = randomUUID()
    const line = { id, tracking_number: code, access_key }
    const answer = await send([line], {}, key)
    expect([answer.status, answer.body.results]).toEqual([200, [{ id, ok: true, message: null }]])
    const order = await shop.order(id)
    expect([order.stage, order.invoice?.access_key]).toEqual(['transit', access_key])
    expect(await codeOf(id)).toEqual([code])
    // a lost answer, sent again
    const again = await send([line], {}, key)
    expect(again.body.results).toEqual([{ id, ok: true, message: null }])
    expect(await codeOf(id)).toEqual([code])
  })

  it('by the invoice alone nothing leaves; a wrong key is that order’s refusal, and nothing is packed', async () => {
    const [id, other] = [await accepted(), await accepted()]
    const access_key = await accessKeyFor(shop.sellerId)
    const { body } = await send([
      { id, access_key },
      { id: other, tracking_number: newCode(), access_key },
    ])
    expect(body.results).toEqual([
      { id, ok: true, message: null },
      { id: other, ok: false, message: 'Esta nota já está em outro pedido.' },
    ])
    expect((await shop.order(id)).stage).toBe('send')
    expect(await codeOf(other)).toEqual([])
    expect((await send([{ id }])).status).toBe(400)
  })

  it.each([
    ['with a key, and twice for a lost answer', randomUUID()],
    ['without one', null],
  ])("a second package under the first one's code leaves, %s", async (_how, key) => {
    const [id, code] = [await accepted(4), newCode()]
    await ship(id, await packed(id, 2), code)
    for (let attempt = 0; attempt < (key ? 2 : 1); attempt++) {
      const { body } = await send([{ id, tracking_number: code }], {}, key)
      expect(body.results).toEqual([{ id, ok: true, message: null }])
    }
    expect(await codeOf(id)).toEqual([code, code])
    const order = await shop.order(id)
    expect([order.stage, order.items[0]?.shipped_quantity]).toEqual(['transit', 4])
  })

  it('a code corrected after a lost answer sends no other package that was packed by hand', async () => {
    const [id, code] = [await accepted(4), newCode()]
    const older = await packed(id, 1)
    await send([{ id, tracking_number: code }])
    const corrected = await send([{ id, tracking_number: newCode() }])
    expect(corrected.body.results).toEqual([{ id, ok: false, message: 'Pedido já foi enviado' }])
    expect(await codeOf(id)).toEqual([code, undefined])
    // the same code once more is the same package
    expect((await send([{ id, tracking_number: code }])).body.results[0]?.ok).toBe(true)
    expect(await codeOf(id)).toEqual([code, undefined])
    expect((await ship(id, older, newCode())).status).toBe(200)
  })

  it('a line without its package means the one that was packed last, unless an older one has the code', async () => {
    const [id, code] = [await accepted(4), newCode()]
    await ship(id, await packed(id, 1), code)
    await packed(id, 3)
    const doubtful = await send([{ id, tracking_number: code }])
    expect(doubtful.body.results).toEqual([
      {
        id,
        ok: false,
        message:
          'Outro pacote deste pedido já saiu com este código. Recarregue a página e confira qual falta enviar.',
      },
    ])
    const other = newCode()
    expect((await send([{ id, tracking_number: other }])).body.results[0]?.ok).toBe(true)
    expect(await codeOf(id)).toEqual([other, code])
  })

  it('what was undone is not sent by the same request, which says so, and is by the next one', async () => {
    const [id, code, key] = [await accepted(2), newCode(), randomUUID()]
    await shop.act('batch', 'fulfillments', { ids: [id] }, { 'idempotency-key': key })
    const { fulfillments } = await shop.order(id)
    await shop.act(id, `fulfillments/${fulfillments[0]?.id}/cancel`)
    const undone = [{ id, ok: false, message: 'A separação foi desfeita. Envie outra vez.' }]
    expect((await send([{ id, tracking_number: code }], {}, key)).body.results).toEqual(undone)
    expect((await send([{ id, tracking_number: code }])).body.results[0]?.ok).toBe(true)
    expect(await codeOf(id)).toEqual([code, undefined])
  })

  it('an invoice that is set is not replaced by another one, and may come once more', async () => {
    const [id, code] = [await accepted(), newCode()]
    const [access_key, other] = [
      await accessKeyFor(shop.sellerId),
      await accessKeyFor(shop.sellerId),
    ]
    await send([{ id, access_key }])
    for (const line of [{ access_key: other }, { access_key: other, tracking_number: code }]) {
      const refused = await send([{ id, ...line }])
      expect(refused.body.results).toEqual([
        {
          id,
          ok: false,
          message: 'Este pedido já tem nota fiscal. Troque-a na página do pedido.',
        },
      ])
    }
    expect(await codeOf(id)).toEqual([])
    const sent = await send([{ id, access_key, tracking_number: code }])
    expect(sent.body.results[0]?.ok).toBe(true)
    expect((await shop.order(id)).invoice?.access_key).toBe(access_key)
  })

  it('codes that look wrong are asked about, each with the reason, and nothing has left', async () => {
    const used = newCode()
    await send([{ id: await accepted(), tracking_number: used }])
    const ids = [await accepted(), await accepted(), await accepted(), await accepted()]
    const codes = [used, 'x1', 'AA473124829BR', 'aa473124829br']
    const shipments = ids.map((id, at) => ({ id, tracking_number: codes[at] }))
    const asked = await send(shipments)
    expect([asked.status, asked.body]).toEqual([
      409,
      {
        type: 'conflict',
        message: '4 códigos parecem errados. Enviar assim mesmo?',
        errors: {
          'shipments.0.tracking_number': 'Este código já está em outro pedido.',
          'shipments.1.tracking_number': 'Este formato não é dos Correios nem da Jadlog.',
          'shipments.2.tracking_number': 'O mesmo código está em mais de um pacote.',
          'shipments.3.tracking_number': 'O mesmo código está em mais de um pacote.',
        },
      },
    ])
    for (const id of ids) expect(await codeOf(id)).toEqual([])
    const sent = await send(shipments, { confirmed: true })
    expect(sent.body.results.every(({ ok }) => ok)).toBe(true)
    expect(await Promise.all(ids.map(codeOf))).toEqual([
      [used],
      ['x1'],
      ['AA473124829BR'],
      ['AA473124829BR'],
    ])
  })

  it('the same question is asked of one package where the caller wants it; spec §7 sends without', async () => {
    const ids = [await accepted(), await accepted()]
    for (const id of ids) await shop.act('batch', 'fulfillments', { ids: [id] })
    const [first = '', second = ''] = ids
    const shipFirst = async (id: string, more: object) =>
      shop.act(id, `fulfillments/${(await shop.order(id)).fulfillments[0]?.id}/shipments`, {
        labels: [{ tracking_number: 'motoboy' }],
        ...more,
      })
    const asked = await shipFirst(first, { confirmed: false })
    expect([asked.status, asked.body.message]).toEqual([
      409,
      '1 código parece errado. Enviar assim mesmo?',
    ])
    expect((await shipFirst(first, { confirmed: true })).status).toBe(200)
    expect((await shipFirst(second, {})).status).toBe(200)
  })

  it('another seller’s codes are nobody’s business, and two hundred are the most', async () => {
    const [code, id] = [newCode(), await accepted()]
    await send([{ id, tracking_number: code }])
    const stranger = await openShop({ wines: 1 })
    const others = [await accepted(), await placeOrder(await openShop({ wines: 1 }))]
    const ask = (of: Shop, codes: string[], order_id = others[0]) =>
      call<{ used: string[] }>('/vendor/orders/codes', {
        token: of.token,
        body: { codes: codes.map((one) => ({ code: one, order_id })) },
      })
    expect((await ask(shop, [code, newCode()])).body).toEqual({ used: [code] })
    // two boxes of one order may have one code
    expect((await ask(shop, [code], id)).body).toEqual({ used: [] })
    expect((await ask(shop, [code], others[1])).status).toBe(404)
    expect((await ask(stranger, [code], await placeOrder(stranger))).body).toEqual({ used: [] })
    expect((await ask(shop, Array.from({ length: 201 }, newCode))).status).toBe(400)
  })

  it('what is to be sent comes without naming it, and says whether an invoice lacks the CPF', async () => {
    const own = await openShop({ bottles: 20 })
    const [id, waiting] = [await placeOrder(own), await placeOrder(own)]
    await own.act(id, 'accept')
    const { body } = await call<{ orders: OrderSlip[] }>('/vendor/orders/slips', {
      token: own.token,
    })
    expect(body.orders.map((order) => order.id)).toEqual([id])
    expect(body.orders.map((order) => order.id)).not.toContain(waiting)
    expect(body.orders[0]).toMatchObject({
      has_tax_id: false,
      tax_id_asked_at: null,
      invoice: null,
    })
    const [audit] = await sql<{ count: number }>(
      `select count(*)::int from audit_entry where resource_id = $1 and action <> 'order.accept'`,
      [id],
    )
    expect(audit?.count).toBe(0)
  })
})
