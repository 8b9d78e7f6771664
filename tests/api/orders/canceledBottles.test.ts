import { describe, expect, it } from 'vitest'
import { availableOn } from '#domain/money/payoutDates'
import { OPEN_BALANCE } from '#domain/money/payouts'
import { noticeText } from '#domain/notices/noticeText'
import type { NoticeData } from '#domain/notices/noticeWire'
import { formatBRL } from '#domain/values/money'
import type { Today } from '#domain/home/todayWire'
import type { OrderResponse } from '#domain/orders/orderWire'
import { accessKeyOf } from '../../support/accessKey'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { invoiceXml } from '../../support/invoiceXml'
import { asStaff, balanceOf, erase, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT } from '../../support/openShop'
import { sellerReturns, staffReturns } from '../../support/returns'
import { sql } from '../../support/world'
import { lateOrder, packed, standingOf } from './standing'

const shop = await openAccount({ wines: 2 })

/** The lines, the one with most bottles first. */
const linesOf = async (id: string) =>
  (await shop.order(id)).items.toSorted((one, other) => other.quantity - one.quantity)

/** Staff give so much back, and take so many bottles of the named lines out of the order, all told. */
async function giveBack(
  id: string,
  { amount, before, bottles }: { amount: number; before: number; bottles: (number | null)[] },
) {
  const items = await linesOf(id)
  return asStaff(`/admin/orders/${id}/refund`, {
    amount,
    expected_refunded: before,
    canceled: bottles.flatMap((quantity, line) =>
      quantity === null ? [] : [{ id: items[line]?.id, quantity }],
    ),
    reason: 'Quebraram na adega',
  })
}

const reservedFor = async (id: string) => {
  const [row] = await sql<{ bottles: number }>(
    `select coalesce(sum(r.quantity), 0)::int as bottles from reservation_item r
       join order_item i on i.item_id = r.line_item_id
       join "order" o on o.id = i.order_id and o.version = i.version
      where o.id = $1 and r.deleted_at is null`,
    [id],
  )
  const stock = await shop.stockOf()
  expect(stock.reserved).toBe(stock.reservations)
  return row?.bottles
}

describe('bottles that are given back and never sent', () => {
  it('are for sale again, and nobody waits for them once the others have arrived', async () => {
    const id = await lateOrder(shop, [{ quantity: 4 }])
    await packed(shop, id, 2, 'mark-as-delivered')
    expect(await standingOf(shop, id)).toMatchObject({ stage: 'send', late: [true, true, true] })
    expect(await reservedFor(id)).toBe(2)
    for (const _time of [1, 2]) {
      const answer = await giveBack(id, { amount: 2 * BOTTLE, before: 0, bottles: [2] })
      expect(answer.status, answer.text).toBe(200)
      expect(await standingOf(shop, id)).toEqual({
        stage: 'delivered',
        late: [false, false, false],
        waits: { approve: 0, send: 0 },
        counted: { approve: 0, send: 0, transit: 0, delivered: 1, total: 1 },
      })
      expect(await reservedFor(id)).toBe(0)
    }
    const order = await shop.order(id)
    expect(order.fulfillment_status).toBe('fulfilled')
    // what was sold stays what was sold
    expect(order.items).toMatchObject([{ quantity: 4, canceled_quantity: 2, total: 4 * BOTTLE }])
    const refused = await shop.act(id, 'fulfillments', {
      items: [{ id: order.items[0]?.id, quantity: 1 }],
    })
    expect([refused.status, refused.body.message]).toEqual([409, 'Este pedido já está separado.'])
    expect(
      await sql('select 1 from ledger_standing where order_id = $1 and available_on is null', [id]),
      'the money waits no longer either',
    ).toEqual([])
  })

  it('are left out when the others are packed, and when their package is unpacked', async () => {
    const id = await lateOrder(shop, [
      { wine: 0, quantity: 3 },
      { wine: 1, quantity: 2 },
    ])
    const answer = await giveBack(id, { amount: 3 * BOTTLE, before: 0, bottles: [1, 2] })
    expect(answer.status, answer.text).toBe(200)
    expect(await reservedFor(id)).toBe(2)
    const [most, least] = await linesOf(id)
    const [mail] = await sql<{ text: string }>(
      `select text from mail_outbox where idempotency_key like 'order-by-staff:' || $1 || ':%'`,
      [id],
    )
    const told = [
      `Valor reembolsado: ${formatBRL(3 * BOTTLE)}.`,
      `Não envie mais 1 garrafa de ${most?.title}.`,
      `Não envie mais 2 garrafas de ${least?.title}.`,
    ]
    for (const said of [...told, 'Motivo: Quebraram na adega']) expect(mail?.text).toContain(said)
    const [notice] = await sql<{ data: NoticeData }>(
      `select data from notice where subject_id = $1 and kind = 'staff_message'`,
      [id],
    )
    const { detail } = noticeText('staff_message', notice?.data ?? {})
    expect(detail).toMatch(/^Pagamento reembolsado\. Valor.*\. Motivo: Quebraram na adega$/)
    for (const said of told) expect(detail).toContain(said)
    expect(detail).not.toContain('..')
    await shop.act('batch', 'fulfillments', { ids: [id] })
    const [parcel] = (await shop.order(id)).fulfillments
    expect(parcel?.items).toMatchObject([{ quantity: 2 }])
    expect(await standingOf(shop, id)).toMatchObject({ stage: 'send', waits: { send: 1 } })
    await shop.act(id, `fulfillments/${parcel?.id}/cancel`)
    expect(await reservedFor(id)).toBe(2)
    const [line] = await linesOf(id)
    await shop.act(id, 'fulfillments', { items: [{ id: line?.id, quantity: 2 }] })
    const [again] = (await shop.order(id)).fulfillments
    await shop.act(id, `fulfillments/${again?.id}/shipments`, {
      labels: [{ tracking_number: 'AA123456785BR' }],
    })
    expect(await standingOf(shop, id)).toMatchObject({
      stage: 'transit',
      waits: { send: 0 },
    })
  })

  it('can be all of an order, and told of later when their money went back before', async () => {
    const id = await lateOrder(shop, [{ quantity: 2 }])
    const early = await giveBack(id, { amount: BOTTLE, before: 0, bottles: [null] })
    expect(early.status, early.text).toBe(200)
    expect(await reservedFor(id), 'of an amount nobody can tell which bottles').toBe(2)
    const none = await giveBack(id, { amount: 0, before: BOTTLE, bottles: [null] })
    expect([none.status, none.body.errors]).toEqual([
      400,
      { amount: 'Informe o valor a reembolsar.' },
    ])
    for (const _time of [1, 2]) {
      const told = await giveBack(id, { amount: 0, before: BOTTLE, bottles: [1] })
      expect(told.status, told.text).toBe(200)
      expect(await reservedFor(id)).toBe(1)
    }
    const last = await giveBack(id, { amount: BOTTLE, before: BOTTLE, bottles: [2] })
    expect(last.status, last.text).toBe(200)
    expect(await reservedFor(id)).toBe(0)
    expect(await standingOf(shop, id)).toMatchObject({ stage: 'over', late: [false, false, false] })
  })

  it('keep no commission, nor do they hold the freight, told or not', async () => {
    const id = await lateOrder(shop, [{ quantity: 2 }])
    const kept = async () => {
      const [row] = await sql<{ commission: string; waits: boolean }>(
        `select sum(e.amount) filter (where e.kind in ('commission', 'commission_returned')) as commission,
                bool_and(s.available_on is null) as waits
           from ledger_entry e join ledger_standing s on s.entry_id = e.id where e.order_id = $1`,
        [id],
      )
      return [Number(row?.commission), row?.waits]
    }
    // bottles come first in what is given back (R57), and the freight that is kept waits for nothing (R58)
    expect((await giveBack(id, { amount: 2 * BOTTLE, before: 0, bottles: [null] })).status).toBe(
      200,
    )
    expect(await kept()).toEqual([0, false])
    for (const _time of [1, 2]) {
      const told = await giveBack(id, { amount: 0, before: 2 * BOTTLE, bottles: [2] })
      expect(told.status, told.text).toBe(200)
      expect(await kept()).toEqual([0, false])
    }
  })

  it('leave a freight that is kept, which waits for no delivery, nor does an erasure', async () => {
    const own = await openAccount()
    const id = await lateOrder(own, [{ quantity: 1 }])
    const [line] = (await own.order(id)).items
    const refusal = async () => (await erase(own)).body.message
    expect(await refusal()).toContain('Há pedidos que ainda não foram entregues.')
    await asStaff(`/admin/orders/${id}/refund`, {
      amount: BOTTLE,
      expected_refunded: 0,
      canceled: [{ id: line?.id, quantity: 1 }],
      reason: 'Quebrou na adega',
    })
    const [due] = await sql<{ day: string }>(
      'select available_on::text as day from ledger_standing where order_id = $1',
      [id],
    )
    expect(due?.day).toBe(availableOn(new Date(), 30))
    expect(await balanceOf(own)).toMatchObject({ receivable: FREIGHT })
    expect(await refusal()).toBe(OPEN_BALANCE)
  })

  it('are taken out once when many ask at once, and the others can come back, with the freight', async () => {
    const id = await lateOrder(shop, [{ quantity: 3 }])
    const before = await shop.stockOf()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => giveBack(id, { amount: BOTTLE, before: 0, bottles: [1] })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect((await shop.stockOf()).reserved).toBe(before.reserved - 1)
    await packed(shop, id, 2, 'mark-as-delivered')
    const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity: 2 }))
    const asked = await sellerReturns(shop, id, '', { reason: 'corked', items, note: 'Ligou' })
    const one = asked.body.returns[0]?.id ?? ''
    await sellerReturns(shop, id, `${one}/approve`, {})
    const back = await sellerReturns(shop, id, `${one}/receive`, { restock: false })
    expect(back.body.returns[0]?.amount).toEqual({ bottles: 2 * BOTTLE, freight: FREIGHT })
    const paid = await staffReturns(id, `${one}/refund`, {
      expected: 2 * BOTTLE + FREIGHT,
      expected_refunded: BOTTLE,
    })
    expect(paid.status, paid.text).toBe(200)
    expect((await shop.order(id)).fulfillment_status).toBe('returned')
    expect(await standingOf(shop, id)).toMatchObject({ stage: 'delivered' })
    expect((await shop.stockOf()).reserved).toBe(before.reserved - 3)
  })

  it('asked for beside an amount that went back without them are no repetition of it', async () => {
    const id = await lateOrder(shop, [{ quantity: 2 }])
    const first = { amount: BOTTLE, before: 0, bottles: [null] }
    for (const _time of [1, 2]) expect((await giveBack(id, first)).status).toBe(200)
    const other = await giveBack(id, { ...first, bottles: [1] })
    expect([other.status, other.body.current]).toEqual([409, { refunded: BOTTLE }])
    expect(await reservedFor(id)).toBe(2)
  })

  it('are in no invoice, and the spreadsheet says which they are', async () => {
    const id = await lateOrder(shop, [{ quantity: 3 }])
    const answer = await giveBack(id, { amount: BOTTLE, before: 0, bottles: [1] })
    expect(answer.status, answer.text).toBe(200)
    const { total, items } = await shop.order(id)
    const [seller] = await sql<{ tax_id: string }>('select tax_id from seller where id = $1', [
      shop.sellerId,
    ])
    const file = invoiceXml(accessKeyOf(seller?.tax_id ?? ''), {
      total: ((total - BOTTLE) / 100).toFixed(2),
    })
    const sent = await call<OrderResponse>(`/vendor/orders/${id}/invoice/xml`, {
      token: shop.token,
      file,
    })
    expect(sent.status, sent.text).toBe(200)
    expect(sent.body.order.invoice?.xml?.differences).toEqual([])
    const { text } = await call('/vendor/orders/export.csv', { token: shop.token })
    expect(text).toContain(`;3x ${items[0]?.title};3;1x ${items[0]?.title};`)
  })

  it('are only such whose money is back, not that of bottles that were sent; else nothing is done', async () => {
    const id = await lateOrder(shop, [{ quantity: 4 }])
    await packed(shop, id, 2, 'mark-as-delivered')
    const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity: 2 }))
    const asked = await sellerReturns(shop, id, '', { reason: 'broken', items, note: 'Ligou' })
    const one = asked.body.returns[0]?.id ?? ''
    await sellerReturns(shop, id, `${one}/approve`, {})
    // written off by the engine, as bottles that are never sent
    await sellerReturns(shop, id, `${one}/waive`, {})
    await staffReturns(id, `${one}/refund`, { expected: 2 * BOTTLE, expected_refunded: 0 })
    expect((await shop.order(id)).items).toMatchObject([{ quantity: 4, canceled_quantity: 0 }])
    for (const [amount, bottles, field, message] of [
      [0, 2, 'amount', /custaram R\$\s119,80: reembolse ao menos o valor delas/],
      [2 * BOTTLE - 1, 2, 'amount', /custaram R\$\s119,80/],
      [2 * BOTTLE, 3, 'canceled', /só 2 garrafas não foram separadas/],
    ] as const) {
      const refused = await giveBack(id, { amount, before: 2 * BOTTLE, bottles: [bottles] })
      expect(refused.status).toBe(409)
      expect(refused.body.message).toMatch(message)
      expect(refused.body.errors).toEqual({ [field]: refused.body.message })
    }
    expect(await reservedFor(id)).toBe(2)
    expect(await standingOf(shop, id)).toMatchObject({ stage: 'send' })
    const right = await giveBack(id, { amount: 2 * BOTTLE, before: 2 * BOTTLE, bottles: [2] })
    expect(right.status, right.text).toBe(200)
    expect(await standingOf(shop, id)).toMatchObject({ stage: 'delivered' })
    expect(await reservedFor(id)).toBe(0)
  })

  it("are not among those that 'Hoje' asks for, nor to be sent are those that have left", async () => {
    const id = await placeOrder(shop, [{ quantity: 4 }])
    const told = async () => {
      const { body } = await call<Today>('/vendor/today', { token: shop.token })
      const lines = body.orders.lines.filter((line) => line.id === id)
      return lines.map(({ waiting, item_count }) => [waiting, item_count])
    }
    expect(await told()).toEqual([['approve', 4]])
    await shop.act(id, 'accept')
    await asStaff(`/admin/orders/${id}/capture`, {})
    await giveBack(id, { amount: BOTTLE, before: 0, bottles: [1] })
    expect(await told()).toEqual([['send', 3]])
    await packed(shop, id, 2, 'shipments')
    expect(await told()).toEqual([
      ['send', 1],
      ['invoice', 3],
    ])
  })
})
