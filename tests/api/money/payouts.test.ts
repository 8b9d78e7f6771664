import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import { crc16 } from '#domain/money/pixCode'
import type {
  OrderPayout,
  PayoutDetail,
  PixKeyResponse,
  Statements,
} from '#domain/money/payoutWire'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import {
  asStaff,
  balanceOf,
  deliveredOrder,
  erase,
  newEndToEnd,
  openAccount,
  payoutsOf,
  prepare,
  preparePayout,
  setKey,
} from '../../support/openAccount'
import { AT_ONCE } from '../../support/scope'

/** As a bank's file writes it. */
const today = () => formatDate(saoPauloDate(new Date()))

/** Two bottles of 59,90 and freight of 25,00, with 12,5 % on the bottles, rounded half up: 14,975. */
const ORDER = { sale: 11_980, shipping: 2_500, commission: -1_498, net: 12_982 }

/** The mails to this address whose subject holds these words. */
const mailsTo = (email: string, words: string) =>
  sql<{ text: string }>(
    `select text from mail_outbox where "to" = $1 and strpos(subject, $2) > 0`,
    [email, words],
  )

describe('an order’s money', () => {
  it('is to come when captured, available 30 days after delivery, then paid, and each step says so', async () => {
    const shop = await openAccount()
    const orderId = await deliveredOrder(shop, [{ quantity: 2 }], { daysAgo: 0 })
    expect(await balanceOf(shop)).toMatchObject({
      receivable: ORDER.net,
      available: 0,
      held_reasons: [],
    })
    await sql('update ledger_standing set available_on = available_on - 30 where order_id = $1', [
      orderId,
    ])
    expect(await balanceOf(shop)).toMatchObject({ receivable: 0, available: ORDER.net })

    const payout = await preparePayout(shop)
    expect(payout).toMatchObject({
      amount: ORDER.net,
      status: 'prepared',
      pix_masked: 're***@vinicola.com.br',
    })
    expect(payout.orders).toMatchObject([{ order_id: orderId, ...ORDER, percentage_rate: 12.5 }])
    const code = payout.pix_code ?? ''
    expect(code).toContain('5406129.82')
    expect(code).toContain(payout.txid)
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
    expect(await balanceOf(shop)).toMatchObject({ available: 0, in_payment: ORDER.net })

    const endToEnd = newEndToEnd()
    const paid = await asStaff(`/admin/payouts/${payout.id}/paid`, { end_to_end_id: endToEnd })
    expect(paid.body.payout).toMatchObject({
      status: 'paid',
      end_to_end_id: endToEnd,
      pix_code: null,
    })
    expect(await balanceOf(shop)).toMatchObject({ in_payment: 0, paid: ORDER.net })
    const [mail] = await mailsTo(shop.email, 'repasse de R$ 129,82 pago')
    expect(mail?.text).toContain(endToEnd)

    const own = await call<{ payout: PayoutDetail }>(`/vendor/payouts/${payout.id}`, {
      token: shop.token,
    })
    expect(own.body.payout.orders).toMatchObject([ORDER])
    expect(own.text).not.toContain('repasses@vinicola.com.br')
    const where = await call<OrderPayout>(`/vendor/orders/${orderId}/payout`, { token: shop.token })
    expect(where.body).toMatchObject({
      net: ORDER.net,
      payouts: [{ id: payout.id, status: 'paid' }],
    })
  })

  it('comes to nothing, the commission included, when the order is rejected after the capture', async () => {
    const shop = await openAccount()
    const orderId = await placeOrder(shop, [{ quantity: 3 }])
    await asStaff(`/admin/orders/${orderId}/capture`, {})
    expect((await balanceOf(shop)).receivable).toBeGreaterThan(0)
    await shop.act(orderId, 'cancel')
    expect(await balanceOf(shop)).toMatchObject({ receivable: 0, available: 0 })
    const kinds = await sql<{ kind: string }>(
      'select kind from ledger_entry where order_id = $1 order by id',
      [orderId],
    )
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'sale',
      'shipping',
      'commission',
      'refund',
      'commission_returned',
    ])
  })

  it('is held, with the reason, without key, without signature, and while it is disputed', async () => {
    const shop = await openAccount({ key: false })
    const orderId = await deliveredOrder(shop)
    expect(await balanceOf(shop)).toMatchObject({
      available: 0,
      held: ORDER.net,
      held_reasons: ['no_pix_key'],
    })
    expect(await prepare(shop)).toMatchObject({
      status: 409,
      body: { message: 'Não há repasses a preparar: nenhum produtor tem valor disponível.' },
    })
    await setKey(shop)
    expect((await balanceOf(shop)).held_reasons).toEqual(['pix_key_waiting'])
    await sql(`update pix_key set usable_at = now() where seller_id = $1`, [shop.sellerId])
    expect((await balanceOf(shop)).available).toBe(ORDER.net)
    await asStaff(`/admin/orders/${orderId}/hold`, { reason: 'Garrafas quebradas' })
    expect(await balanceOf(shop)).toMatchObject({
      available: 0,
      held: ORDER.net,
      held_reasons: ['order_disputed'],
    })
    expect((await prepare(shop)).status).toBe(409)
    await asStaff(`/admin/orders/${orderId}/release`, {})
    expect((await balanceOf(shop)).available).toBe(ORDER.net)
  })

  it('turns the balance negative when it is refunded after the payout, and the next payout is smaller', async () => {
    const shop = await openAccount()
    const orderId = await deliveredOrder(shop)
    const first = await preparePayout(shop)
    await asStaff(`/admin/payouts/${first.id}/paid`, { end_to_end_id: newEndToEnd() })
    const refund = { amount: 5_000, expected_refunded: 0, reason: 'Uma garrafa chegou quebrada' }
    expect((await asStaff(`/admin/orders/${orderId}/refund`, refund)).status).toBe(200)
    const debt = (await balanceOf(shop)).available
    expect(debt).toBe(-5_000 + 625) // 14,98 of bottles for 119,80 (R57)
    expect((await prepare(shop)).status).toBe(409)
    expect(await erase(shop)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Há valores a repassar ou a compensar') as string },
    })
    await deliveredOrder(shop)
    expect((await preparePayout(shop)).amount).toBe(ORDER.net + debt)
  })
})

describe('a payout', () => {
  it('is made once of many clicks, and paid once', async () => {
    const shop = await openAccount()
    await deliveredOrder(shop)
    const clicks = await Promise.all(Array.from({ length: AT_ONCE }, () => prepare(shop)))
    const made = clicks.filter(({ status }) => status === 201)
    expect(made).toHaveLength(1)
    expect(clicks.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1)
    const [payout, ...more] = await payoutsOf(made[0]?.body.batch.id ?? '')
    expect(more).toEqual([])
    const endToEnd = newEndToEnd()
    const paid = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        asStaff(`/admin/payouts/${payout?.id}/paid`, { end_to_end_id: endToEnd }),
      ),
    )
    expect(new Set(paid.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await balanceOf(shop)).toMatchObject({ paid: ORDER.net, in_payment: 0, available: 0 })
    expect(await mailsTo(shop.email, 'repasse de R$ 129,82 pago')).toHaveLength(1)
    const again = await asStaff(`/admin/payouts/${payout?.id}/paid`, {
      end_to_end_id: newEndToEnd(),
    })
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'Este repasse já foi pago com outro identificador do PIX.' },
    })
    const failed = await asStaff(`/admin/payouts/${payout?.id}/failed`, {
      reason: 'Conta encerrada',
    })
    expect(failed.status).toBe(409)
  })

  it('that failed makes its orders available again, and the next one takes them', async () => {
    const shop = await openAccount()
    const orderId = await deliveredOrder(shop)
    const first = await preparePayout(shop)
    const failed = await asStaff(`/admin/payouts/${first.id}/failed`, { reason: 'Conta encerrada' })
    expect(failed.body.payout).toMatchObject({
      status: 'failed',
      failure_reason: 'Conta encerrada',
    })
    expect(await balanceOf(shop)).toMatchObject({ available: ORDER.net, in_payment: 0, paid: 0 })
    const [mail] = await mailsTo(shop.email, 'repasse de R$ 129,82 não realizado')
    expect(mail?.text).toContain('Conta encerrada')
    const late = await asStaff(`/admin/payouts/${first.id}/paid`, { end_to_end_id: newEndToEnd() })
    expect(late.status).toBe(409)
    const second = await preparePayout(shop)
    expect(second.orders).toMatchObject([ORDER])
    // the failed one still says what it would have paid, and the order names both
    const again = await call<{ payout: PayoutDetail }>(`/vendor/payouts/${first.id}`, {
      token: shop.token,
    })
    expect(again.body.payout).toMatchObject({ status: 'failed', order_count: 1 })
    expect(again.body.payout.orders).toMatchObject([{ order_id: orderId, ...ORDER }])
    const where = await call<OrderPayout>(`/vendor/orders/${orderId}/payout`, { token: shop.token })
    expect(where.body.payouts).toMatchObject([
      { id: second.id, status: 'prepared' },
      { id: first.id, status: 'failed' },
    ])
  })

  it('takes an end-to-end id of the right form, once', async () => {
    const [one, other] = await Promise.all([openAccount(), openAccount()])
    await Promise.all([deliveredOrder(one), deliveredOrder(other)])
    const [first, second] = [await preparePayout(one), await preparePayout(other)]
    const endToEnd = newEndToEnd()
    const wrong = await asStaff(`/admin/payouts/${first.id}/paid`, { end_to_end_id: 'E123' })
    expect(wrong.body.errors?.end_to_end_id).toContain('Informe o identificador do PIX')
    await asStaff(`/admin/payouts/${first.id}/paid`, { end_to_end_id: endToEnd })
    const twice = await asStaff(`/admin/payouts/${second.id}/paid`, { end_to_end_id: endToEnd })
    expect(twice).toMatchObject({
      status: 409,
      body: { message: 'Este identificador do PIX já está em outro repasse.' },
    })
    const known = await asStaff('/admin/payouts/results', {
      content: `txid;end-to-end;data\r\n${first.txid};${endToEnd};${today()}\r\n${second.txid};${newEndToEnd()};${today()}\r\nWX9999999;${newEndToEnd()};${today()}\r\n${second.txid};x;ontem`,
    })
    expect(known.body.rows).toMatchObject([
      { line: 2, outcome: 'known' },
      { line: 3, outcome: 'paid' },
      { line: 4, outcome: 'refused', message: 'Não há repasse com este identificador.' },
      { line: 5, outcome: 'refused', message: 'A data não é válida.' },
    ])
    const file = await asStaff(`/admin/payouts/batches/${second.batch.id}/export.csv`)
    expect(file.text).toContain(`${second.txid};`)
    // without its key: nobody pays it once more
    expect(file.text).toContain(';;129,82;Pago;E18236120')
  })
})

describe('the database refuses', () => {
  it('to change, remove or double an entry, and a payout above what is available', async () => {
    const shop = await openAccount()
    await deliveredOrder(shop)
    const refused = async (text: string) =>
      expect(sql(text, [shop.sellerId])).rejects.toThrow(/ledger|duplicate|no such payout|worth/)
    await refused('update ledger_entry set amount = amount where seller_id = $1')
    await refused('delete from ledger_entry where seller_id = $1')
    await refused(`insert into ledger_entry (seller_id, order_id, kind, amount, source_id, actor_type)
      select seller_id, order_id, kind, amount, source_id, actor_type from ledger_entry where seller_id = $1`)
    await refused(`insert into ledger_entry (seller_id, kind, amount, source_id, actor_type)
      values ($1, 'payout', -1, 'pout_nenhum', 'system')`)
    await refused('update ledger_standing set amount = amount + 1 where seller_id = $1')
  })
})

describe('the PIX key', () => {
  it('is the owner’s to change, with the password, for the same person, after 48 hours, and by mail', async () => {
    const shop = await openAccount()
    const set = (body: object) =>
      call<PixKeyResponse & { errors?: Record<string, string> }>('/vendor/pix-key', {
        token: shop.token,
        body: { kind: 'phone', key: '(54) 99123-4567', password: shop.password, ...body },
      })
    expect((await set({ password: 'errada' })).body.errors?.password).toBeTruthy()
    expect((await set({ key: '123' })).body.errors?.key).toContain('celular')
    expect((await set({ kind: 'cpf', key: '529.982.247-25' })).body.errors?.key).toContain(
      'para a empresa do cadastro',
    )
    const answer = await set({})
    expect(answer.body).toMatchObject({
      current: { masked: 're***@vinicola.com.br' },
      waiting: { key: '+5554991234567', masked: '***4567' },
    })
    const wait = Date.parse(answer.body.waiting?.usable_at ?? '') - Date.now()
    expect(Math.round(wait / 3_600_000)).toBe(48)
    expect(await mailsTo(shop.email, 'chave PIX')).toHaveLength(1)
    const trail = await sql<{ text: string }>(
      `select concat(before, after) as text from audit_entry where seller_id = $1 and action = 'pix_key.set'`,
      [shop.sellerId],
    )
    expect(trail).toHaveLength(1)
    expect(trail[0]?.text).not.toContain('991234567')
    // Until then money goes to the earlier key.
    await deliveredOrder(shop)
    expect((await preparePayout(shop)).pix_key).toBe('repasses@vinicola.com.br')
  })
})

describe('the statement', () => {
  it('closes a month with what the next one opens with, in the page, the spreadsheet and the PDF', async () => {
    const shop = await openAccount()
    await asStaff(`/admin/sellers/${shop.sellerId}/adjustments`, { amount: 5_001, reason: 'Feira' })
    // 23:30 of 31 January in São Paulo, and half an hour later.
    for (const [at, cents] of [
      ['2026-02-01T02:30:00Z', 1_000],
      ['2026-02-01T03:00:00Z', -250],
    ] as const)
      await sql(
        `insert into ledger_entry (seller_id, kind, amount, source_id, reason, actor_type, effective_at)
         values ($1, 'adjustment', $2, gen_random_uuid()::text, '=1+1', 'system', $3)`,
        [shop.sellerId, cents, at],
      )
    const list = await call<{ statements: Statements }>('/vendor/payouts/statements', {
      token: shop.token,
    })
    expect(list.body.statements.slice(-2)).toEqual([
      { month: '2026-02', opening: 1_000, movement: -250, closing: 750, closed: true },
      { month: '2026-01', opening: 0, movement: 1_000, closing: 1_000, closed: true },
    ])
    expect(list.body.statements[0]).toMatchObject({ closing: 5_751, closed: false })
    const csv = await call('/vendor/payouts/statement.csv?month=2026-02', { token: shop.token })
    expect(csv.text).toContain('Saldo inicial;;;;10,00')
    expect(csv.text).toContain('01/02/2026 00:00;Ajuste: =1+1;;;-2,50;7,50')
    expect(csv.text).toContain('Saldo final;;;;7,50')
    const pdf = await call('/vendor/payouts/statement.pdf?month=2026-02', { token: shop.token })
    expect(pdf.status).toBe(200)
    expect(pdf.text.slice(0, 5)).toBe('%PDF-')
    const none = await call('/vendor/payouts/statement.csv?month=2026-13', { token: shop.token })
    expect(none.status).toBe(400)
  })

  it('of a closed month takes nothing any more: what comes late is of the month in which it came', async () => {
    const shop = await openAccount()
    const orderId = await deliveredOrder(shop, [{ quantity: 2 }], { daysAgo: 0 })
    // a refund that was begun in January and is entered now
    await sql(
      `insert into refund (id, payment_id, amount, raw_amount, created_at)
       select $2, p.id, 1, '{"value": "1", "precision": 20}', '2026-01-31T12:00:00Z'
         from order_payment_collection o join payment p on p.payment_collection_id = o.payment_collection_id
        where o.order_id = $1`,
      [orderId, `ref_${shop.mark}`],
    )
    const refund = { amount: 500, expected_refunded: 100, reason: 'Garrafa quebrada' }
    expect((await asStaff(`/admin/orders/${orderId}/refund`, refund)).status).toBe(200)
    const { body } = await call<{ statements: Statements }>('/vendor/payouts/statements', {
      token: shop.token,
    })
    const month = (saoPauloDate(new Date()) ?? '').slice(0, 7)
    expect(body.statements.map((one) => one.month)).toEqual([month])
  })

  it('of a month with thousands of entries is a PDF by day, and a spreadsheet of each', async () => {
    const shop = await openAccount()
    await sql(
      `insert into ledger_entry (seller_id, kind, amount, source_id, reason, actor_type, effective_at)
       select $1, 'adjustment', 1 + n % 7, gen_random_uuid()::text, 'Feira', 'system',
              '2026-03-01T03:00:00Z'::timestamptz + n * interval '15 minutes' from generate_series(0, 2500) n`,
      [shop.sellerId],
    )
    const file = (format: string) =>
      fetch(`${world.api}/vendor/payouts/statement.${format}?month=2026-03`, {
        headers: { authorization: `Bearer ${shop.token}` },
      })
    const csv = await (await file('csv')).text()
    expect(csv.split('\r\n')).toHaveLength(2_501 + 5)
    const pdf = await PDFDocument.load(await (await file('pdf')).arrayBuffer())
    expect(pdf.getPageCount()).toBe(1)
  })
})
