import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { BuyerOrder, Reconciliation } from '#domain/pix/pixWire'
import { saoPauloDate } from '#domain/values/dates'
import { call } from '../../support/http'
import { asStaff } from '../../support/openAccount'
import { openAs } from '../staff/openAs'
import { BOTTLE, FREIGHT, openShop, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import {
  bank,
  giveBack,
  passTime,
  pixOrder,
  type PixOrder,
  keepBankWell,
} from '../../support/pixWorld'
import { sql, world } from '../../support/world'

let shop: Shop
keepBankWell()
beforeAll(async () => {
  shop = await openShop({ wines: 1, bottles: 100 })
})

const SOON = { interval: 100 }
const secretOf = ({ pix: { link } }: PixOrder): string =>
  new URL(link).pathname.split('/').pop() ?? ''
const read = (secret: string) =>
  call<{ order: BuyerOrder; message?: string }>(`/store/orders/by-link/${secret}`)
const orderOf = async (order: PixOrder) => (await read(secretOf(order))).body.order
const stateOf = async (order: PixOrder) =>
  (await call<{ state: string }>(`/store/orders/by-link/${secretOf(order)}/state`)).body.state
/** The gateway gives the engine five seconds for a page, and other tests' calls come before: who is told to come again does. */
const page = (secret: string) =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${world.url}/pedido/${secret}`)
      expect(answer.headers.has('retry-after')).toBe(false)
      return answer
    },
    { timeout: 120_000, interval: 200 },
  )

async function paidOrder(quantity = 1) {
  const order = await pixOrder(shop, [{ quantity }])
  const endToEndId = await bank.pay(order.txid)
  await expect.poll(() => stateOf(order), SOON).toBe('paid')
  return { order, endToEndId }
}

describe('the link of an order', () => {
  it('opens the code to pay, and nothing of who bought and where to', async () => {
    const order = await pixOrder(shop, [{ quantity: 2 }])
    const { body, text } = await read(secretOf(order))
    expect(body.order).toMatchObject({
      state: 'waiting',
      charge: { amount: order.total, copy_paste: order.pix.copy_paste },
      items: [{ quantity: 2, canceled_quantity: 0, unit_price: BOTTLE, total: 2 * BOTTLE }],
      subtotal: 2 * BOTTLE,
      shipping_total: FREIGHT,
      total: order.total,
      packages: [],
      receipts: [],
      return_path: null,
    })
    const [bought] = await sql<{ email: string; address_1: string; phone: string | null }>(
      `select o.email, a.address_1, a.phone from "order" o join order_address a on a.id = o.shipping_address_id where o.id = $1`,
      [order.id],
    )
    for (const secret of [bought?.email, bought?.address_1, bought?.phone, order.id, order.cartId])
      if (secret) expect(text).not.toContain(secret)
    const html = await (await page(secretOf(order))).text()
    expect(html).toContain(`>${order.pix.copy_paste}</textarea>`)
    expect(html).not.toContain(bought?.email)
  })

  it('answers the same when it is forged, cut or of nobody', async () => {
    const secret = secretOf(await pixOrder(shop))
    const hash = await sql<{ hash: string }>('select token_hash as hash from order_link limit 1')
    for (const bad of [
      `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
      secret.slice(1),
      `${secret}x`,
      'x'.repeat(500),
      hash[0]?.hash ?? '',
      "'%20or%20true--",
    ]) {
      const answers = [await read(bad), await call(`/store/orders/by-link/${bad}/state`)]
      for (const { status, body } of answers)
        expect([status, body.message]).toEqual([404, 'Este link não leva a nenhum pedido.'])
      const { status, headers } = await page(bad)
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
    expect((await read(secret)).status).toBe(200)
  })

  it('of which only the hash is kept', async () => {
    const order = await pixOrder(shop)
    const rows = await sql<{ token_hash: string }>(
      'select token_hash from order_link where order_id = $1',
      [order.id],
    )
    expect(rows[0]?.token_hash).toMatch(/^[\da-f]{64}$/)
    expect(rows.map(({ token_hash: hash }) => hash)).not.toContain(secretOf(order))
  })
})

describe('what the page says', () => {
  it('turns when the order is paid, and has the receipt', async () => {
    const { order, endToEndId } = await paidOrder()
    expect(await orderOf(order)).toMatchObject({
      state: 'paid',
      charge: null,
      receipts: [{ amount: order.total, end_to_end_id: endToEndId }],
      refunds: [],
    })
    expect(await (await page(secretOf(order))).text()).toContain('<h1>Pagamento recebido</h1>')
  })

  it('goes with the order to its packages, and to the way to give bottles back', async () => {
    const { order } = await paidOrder(2)
    await shop.act(order.id, 'accept')
    expect(await stateOf(order)).toBe('preparing')
    const { items } = await shop.order(order.id)
    await shop.act(order.id, 'fulfillments', {
      items: items.map(({ id, quantity }) => ({ id, quantity })),
    })
    const [parcel] = (await shop.order(order.id)).fulfillments
    await shop.act(order.id, `fulfillments/${parcel?.id}/shipments`, {
      labels: [{ tracking_number: 'AA123456785BR' }],
    })
    expect(await orderOf(order)).toMatchObject({
      state: 'on_the_way',
      packages: [
        {
          bottles: 2,
          delivered_at: null,
          codes: [
            { code: 'AA123456785BR', link: expect.stringContaining('AA123456785BR') as string },
          ],
        },
      ],
      return_path: null,
    })
    await shop.act(order.id, `fulfillments/${parcel?.id}/mark-as-delivered`, {})
    const { state, promised_on: promised, return_path: path } = await orderOf(order)
    expect([state, promised]).toEqual(['delivered', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
    const { body } = await call<{ order: { display_id: number } }>(
      `/store/returns/${path?.split('/').pop()}`,
    )
    expect(body.order.display_id).toBe((await orderOf(order)).display_id)
    await giveBack(order.id, order.total)
    expect(await orderOf(order)).toMatchObject({
      state: 'refunded',
      promised_on: null,
      return_path: null,
    })
  })

  const endTime = (id: string) =>
    sql(
      `update pix_charge set expires_at = now(), next_try_at = now() + interval '1 hour' where order_id = $1`,
      [id],
    )

  it('says that the bank is late, and that it made no code in time, by mail, too', async () => {
    await bank.set({ down: true })
    const order = await pixOrder(shop)
    expect(await stateOf(order)).toBe('making')
    expect((await orderOf(order)).charge).toMatchObject({ copy_paste: null })
    await endTime(order.id)
    expect(await stateOf(order)).toBe('no_code')
    await passTime(order.id, 11)
    const told = () =>
      sql<{ subject: string }>(
        `select subject from mail_outbox where order_id = $1 and template = 'order-pix-expired'`,
        [order.id],
      )
    await expect
      .poll(told, SOON)
      .toEqual([{ subject: expect.stringMatching(/PIX do pedido #\d+ não foi gerado$/) as string }])
    expect(await stateOf(order)).toBe('no_code')
    await bank.set({ down: false })
  })

  it('says that the time is over, and that it has ended', async () => {
    const order = await pixOrder(shop)
    await bank.set({ down: true })
    await endTime(order.id)
    expect(await stateOf(order)).toBe('ending')
    await bank.set({ down: false })
    await passTime(order.id, 11)
    await expect.poll(() => stateOf(order), SOON).toBe('expired')
    expect((await orderOf(order)).charge).toBeNull()
  })

  it('tells of money that came too late', async () => {
    const order = await pixOrder(shop)
    await passTime(order.id)
    await expect.poll(() => stateOf(order), SOON).toBe('expired')
    await bank.payLate(order.txid)
    await expect.poll(() => stateOf(order), SOON).toBe('checking')
    expect((await orderOf(order)).receipts).toMatchObject([{ amount: order.total }])
  })
})

describe('a day at the bank against ours', () => {
  const today = () => saoPauloDate(new Date()) ?? ''
  const reconcile = async (day = today()) => {
    const { status, body } = await call<Reconciliation>(`/admin/pix/reconciliation?day=${day}`, {
      token: await tokenOf('staff'),
    })
    return { status, day: body }
  }
  /** Other files leave receipts of no bank on this day. */
  const ofOurs = ({ differences }: Reconciliation, ids: string[]) =>
    differences.filter(({ end_to_end_id: id }) => ids.includes(id)).map(({ kind }) => kind)

  it('agrees to the cent on what was paid and given back', async () => {
    const { order, endToEndId } = await paidOrder()
    const { status, day } = await reconcile()
    expect(status).toBe(200)
    expect(ofOurs(day, [endToEndId])).toEqual([])
    expect(day.bank.received).toBeGreaterThanOrEqual(order.total)
  })

  it('names what the bank has and we do not, and a cent that differs', async () => {
    const { order, endToEndId } = await paidOrder()
    await sql('update pix_receipt set amount_cents = amount_cents - 1 where end_to_end_id = $1', [
      endToEndId,
    ])
    const found = await reconcile()
    expect(ofOurs(found.day, [endToEndId]).toSorted()).toEqual(['ledger_received', 'other_amount'])
    expect(found.day.differences.find(({ end_to_end_id: id }) => id === endToEndId)).toMatchObject({
      bank: order.total,
      ours: order.total - 1,
      order: { id: order.id },
    })
    await sql('update pix_receipt set amount_cents = amount_cents + 1 where end_to_end_id = $1', [
      endToEndId,
    ])
    await bank.set({ webhook: 'never' })
    // nor does the bank's list, which a job reads, tell of it
    await sql(
      `insert into pix_follow (id, followed_to) values (true, now() + interval '1 hour')
       on conflict (id) do update set followed_to = excluded.followed_to`,
    )
    const unheard = await pixOrder(shop)
    const other = await bank.pay(unheard.txid)
    // before the job has asked for it
    const { day } = await reconcile()
    await sql('update pix_follow set followed_to = now()')
    await bank.set({ webhook: 'once' })
    expect(ofOurs(day, [other])).toEqual(['missing_here'])
  })

  const fetchMissing = (ids: string[]) => asStaff('/admin/pix/reconciliation/receipts', { ids })
  const PIX_ID = () => `E${randomBytes(16).toString('hex').slice(0, 31)}`

  it('gets what the bank has and we do not by a press, as if the bank had told of it', async () => {
    await bank.set({ webhook: 'never' })
    const order = await pixOrder(shop)
    const [paid, stray] = [
      await bank.pay(order.txid),
      await bank.pay(randomBytes(16).toString('hex'), 1_234),
    ]
    const { status, body } = await fetchMissing([paid, stray, PIX_ID()])
    await bank.set({ webhook: 'once' })
    expect([status, body]).toEqual([200, { booked: 1, waiting: 1, asked: 1 }])
    expect(await stateOf(order)).toBe('paid')
    expect(ofOurs((await reconcile()).day, [paid, stray])).toEqual([])
    // again, nothing changes
    expect((await fetchMissing([paid, stray])).body).toEqual({ booked: 1, waiting: 1, asked: 0 })
  })

  it('gets only what may be an id, a call’s worth of it, for who moves money', async () => {
    for (const ids of [[], ['curto'], Array.from({ length: 501 }, PIX_ID)])
      expect((await fetchMissing(ids)).status).toBe(400)
    for (const role of ['review', 'read_only'] as const) {
      const person = await openAs(role)
      const refused = await person.call('/admin/pix/reconciliation/receipts', { ids: [PIX_ID()] })
      expect(refused.status, role).toBe(403)
    }
  })

  it('says in words that the bank does not answer', async () => {
    await bank.set({ down: true })
    const { status, day } = await reconcile()
    await bank.set({ down: false })
    expect(status).toBe(503)
    expect((day as unknown as { message: string }).message).toMatch(/banco/)
  })

  it('is refused before it has begun', async () => {
    const { status } = await reconcile('2199-01-01')
    expect(status).toBe(400)
  })
})
