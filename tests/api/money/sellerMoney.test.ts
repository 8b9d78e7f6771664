import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  DuePayoutListResponse,
  LedgerListResponse,
  PayoutSummary,
  Statements,
} from '#domain/money/payoutWire'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import { addAdjustment, dueProducers } from '../../support/dueProducers'
import { call } from '../../support/http'
import {
  asStaff,
  balanceOf,
  deliveredOrder,
  newEndToEnd,
  openAccount,
  preparePayout,
  type StaffBody,
} from '../../support/openAccount'
import { setSellerStatus } from '../../support/openSeller'
import type { Shop } from '../../support/openShop'
import { sql } from '../../support/world'
import { openAs } from '../staff/openAs'

type Person = Awaited<ReturnType<typeof openAs>>

describe('a producer’s money, for staff', () => {
  let shop: Shop
  let orderId = ''
  let payoutId = ''
  let finance: Person
  beforeAll(async () => {
    finance = await openAs('finance')
    shop = await openAccount()
    orderId = await deliveredOrder(shop)
    const payout = await preparePayout(shop)
    payoutId = payout.id
    await asStaff(`/admin/payouts/${payoutId}/paid`, { end_to_end_id: newEndToEnd() })
    await addAdjustment(shop.sellerId, -1_234)
    await deliveredOrder(shop, [{ quantity: 1 }], { daysAgo: 0 })
  })

  const of = <Answer>(path: string, by: Person = finance) =>
    by.call<Answer & { message: string }>(`/admin/sellers/${shop.sellerId}/${path}`)
  const ledger = async (query = '') =>
    (await finance.call<LedgerListResponse>(`/admin/ledger?seller_id=${shop.sellerId}${query}`))
      .body

  it('is what the producer reads in the portal, to the cent', async () => {
    const own = async <Answer>(path: string) =>
      (await call<Answer>(`/vendor/payouts/${path}`, { token: shop.token })).body
    const summary = await of<PayoutSummary>('payouts/summary')
    expect(summary.body).toEqual(await own<PayoutSummary>('summary'))
    expect(summary.body.balance).toMatchObject({ available: -1_234, paid: 12_982 })
    const { body } = await of<{ statements: Statements }>('payouts/statements')
    expect(body).toEqual(await own<{ statements: Statements }>('statements'))
    const month = body.statements[0]?.month ?? ''
    const mine = await call(`/vendor/payouts/statement.csv?month=${month}`, { token: shop.token })
    expect((await of(`payouts/statement.csv?month=${month}`)).text).toBe(mine.text)
    const pdf = await of(`payouts/statement.pdf?month=${month}`)
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  it('has every entry, the newest first, and they come to the balance', async () => {
    const { entries, count } = await ledger('&limit=100')
    expect(count).toBe(entries.length)
    expect(entries.map(({ kind }) => kind).toReversed()).toEqual([
      'sale',
      'shipping',
      'commission',
      'payout',
      'adjustment',
      'sale',
      'shipping',
      'commission',
    ])
    const { available, receivable, held, in_payment: inPayment } = await balanceOf(shop)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(available + receivable + held)
    expect(inPayment).toBe(0)
    expect(entries.at(-1)).toMatchObject({
      amount: 11_980,
      order: { id: orderId },
      payout: null,
      reason: null,
    })
    expect(entries.find(({ kind }) => kind === 'payout')).toMatchObject({
      amount: -12_982,
      order: null,
      payout: { id: payoutId },
    })
    expect(entries.find(({ kind }) => kind === 'adjustment')).toMatchObject({
      amount: -1_234,
      reason: 'de teste',
    })
    const oldest = await ledger('&order=at&limit=1&offset=1')
    expect(oldest.entries).toEqual([entries.at(-2)])
    expect(oldest.count).toBe(count)
  })

  it('has the payouts of this producer alone', async () => {
    const { body } = await finance.call<{ payouts: { id: string }[]; count: number }>(
      `/admin/payouts?seller_id=${shop.sellerId}`,
    )
    expect(body).toMatchObject({ payouts: [{ id: payoutId }], count: 1 })
  })

  it.each(['payouts/summary', 'payouts/statements', 'payouts/statement.csv?month=2026-05'])(
    '%s is for who sees money, and of nobody where there is none',
    async (path) => {
      const [review, readOnly] = [await openAs('review'), await openAs('read_only')]
      expect((await of(path, review)).status).toBe(403)
      expect((await of(path, readOnly)).status).toBe(200)
      expect((await finance.call(`/admin/sellers/sel_nada/${path}`)).status).toBe(404)
    },
  )

  it('the entries are for who sees money, and of one producer at a time', async () => {
    const review = await openAs('review')
    expect((await review.call(`/admin/ledger?seller_id=${shop.sellerId}`)).status).toBe(403)
    expect((await finance.call('/admin/ledger')).status).toBe(400)
    expect((await finance.call('/admin/ledger?seller_id=sel_nada')).body).toMatchObject({
      entries: [],
      count: 0,
    })
  })
})

describe('the next batch', () => {
  const dueOf = async (q: string) =>
    (await asStaff(`/admin/payouts/due?q=${q}&limit=100`)).body as unknown as DuePayoutListResponse

  it('pays whom the list calls ready and nobody else: not below the smallest payout, not suspended', async () => {
    const mark = `pronto${randomUUID().slice(0, 8)}`
    const [ready, suspended, small] = await dueProducers(mark, [20_000, 30_000, 1])
    await setSellerStatus(suspended?.sellerId ?? '', 'SUSPENDED')
    const before = (await dueOf(mark)).due
    expect(
      Object.fromEntries(before.map((one) => [one.id, [one.ready, one.available, one.held]])),
    ).toEqual({
      [ready?.sellerId ?? '']: [true, 20_000, 0],
      [suspended?.sellerId ?? '']: [false, 0, 30_000],
      [small?.sellerId ?? '']: [false, 1, 0],
    })
    const only = (await asStaff(`/admin/payouts/due?q=${mark}&status=ready`)).body
    expect(only['due']).toMatchObject([{ id: ready?.sellerId }])
    const sellerIds = before.map(({ id }) => id)
    const prepared = await asStaff('/admin/payouts/batches', {
      seller_ids: sellerIds,
      expected: { payouts: 1, amount: 20_000 },
    })
    expect(prepared.body.batch).toMatchObject({ payouts: 1, amount: 20_000 })
  })

  it('is refused when it is another one than the person was asked about, and nothing is made', async () => {
    const mark = `outro${randomUUID().slice(0, 8)}`
    const [first, second] = await dueProducers(mark, [20_000, 30_000])
    const seller_ids = [first?.sellerId, second?.sellerId]
    await addAdjustment(first?.sellerId ?? '', 1)
    const send = (expected: object) =>
      asStaff(
        '/admin/payouts/batches',
        { seller_ids, expected },
        { 'idempotency-key': randomUUID() },
      )
    const refused = await send({ payouts: 2, amount: 50_000 })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: 'Os valores mudaram: agora são 2 repasses, R$ 500,01. Confira e prepare de novo.',
      },
    })
    expect((await dueOf(mark)).due.map((one) => one.in_payment)).toEqual([0, 0])
    for (const wrong of [{ payouts: 2 }, { payouts: 0, amount: 1 }, { payouts: 2, amount: 1.5 }])
      expect((await send(wrong)).status).toBe(400)
    expect((await send({ payouts: 2, amount: 50_001 })).body.batch).toMatchObject({ payouts: 2 })
  })
})

it('pasted rows mark what was paid and what was not, with whose it is and what to do', async () => {
  const [paid, failed] = [await openAccount(), await openAccount()]
  const payouts = []
  for (const shop of [paid, failed]) {
    await addAdjustment(shop.sellerId, 5_000)
    payouts.push(await preparePayout(shop))
  }
  const [first, second] = payouts
  const content = [
    'txid\tpix\tdata\tmotivo',
    `${first?.txid}\t${newEndToEnd()}\t${formatDate(saoPauloDate(new Date()))}\t`,
    `${second?.txid}\t\t\tChave não cadastrada`,
  ].join('\n')
  const [{ name } = { name: '' }] = await sql<{ name: string }>(
    'select name from seller where id = $1',
    [failed.sellerId],
  )
  const failure = {
    seller: { id: failed.sellerId, name },
    amount: 5_000,
    advice: 'O valor entra no próximo lote: prepare outro e tente de novo.',
  }
  // one such file of a person at a time, and other tests send theirs
  const desk = await openAs('administration')
  const send = () => desk.call<StaffBody>('/admin/payouts/results', { content })
  expect((await send()).body).toMatchObject({
    paid: 1,
    failed: 1,
    rows: [
      { outcome: 'paid', failure: null },
      { outcome: 'failed', message: 'Não realizado: Chave não cadastrada.', failure },
    ],
  })
  expect(await balanceOf(failed)).toMatchObject({ available: 5_000, in_payment: 0 })
  const again = await send()
  expect(again.body).toMatchObject({
    paid: 0,
    failed: 0,
    rows: [{ outcome: 'known' }, { outcome: 'known', failure }],
  })
})
