import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type {
  AdminPayoutListResponse,
  DuePayoutListResponse,
  OrderPayout,
  PayoutSummary,
} from '#domain/money/payoutWire'
import type { OrderListResponse } from '#domain/orders/orderWire'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import {
  asStaff,
  deliveredOrder,
  givePixKey,
  newEndToEnd,
  openAccount,
  preparePayout,
} from '../../support/openAccount'
import { BOTTLE, FREIGHT, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'

/** Two bottles of 59,90 and freight of 25,00, less 12,5 % of the bottles. */
const NET = 12_982
const TOTAL = 14_480

const orderPayout = async ({ token }: Shop, orderId: string): Promise<OrderPayout> =>
  (await call<OrderPayout>(`/vendor/orders/${orderId}/payout`, { token })).body

const refund = (orderId: string, amount: number) =>
  asStaff(`/admin/orders/${orderId}/refund`, {
    amount,
    expected_refunded: 0,
    reason: 'Chegou quebrada',
  })

/** So many adjustments of one cent each. */
const adjust = (sellerId: string, count: number) =>
  sql(
    `insert into ledger_entry (seller_id, kind, amount, source_id, reason, actor_type)
     select $1, 'adjustment', 1, gen_random_uuid()::text, 'Feira', 'system' from generate_series(1, $2::int)`,
    [sellerId, count],
  )

describe('where an order’s money is', () => {
  it('is told from before the payment to the debt after a whole refund', async () => {
    const shop = await openAccount()
    const unpaid = await placeOrder(shop, [{ quantity: 2 }])
    expect(await orderPayout(shop, unpaid)).toEqual({
      net: 0,
      open: 0,
      entered: false,
      refunded: false,
      available_on: null,
      held_reasons: [],
      payouts: [],
    })
    const orderId = await deliveredOrder(shop)
    const available = await orderPayout(shop, orderId)
    expect(available).toMatchObject({ net: NET, open: NET, entered: true, refunded: false })
    expect(available.available_on).toMatch(/^\d{4}-\d\d-\d\d$/)

    const payout = await preparePayout(shop)
    expect(await orderPayout(shop, orderId)).toMatchObject({
      open: 0,
      held_reasons: [],
      payouts: [{ id: payout.id, status: 'prepared' }],
    })
    await asStaff(`/admin/payouts/${payout.id}/paid`, { end_to_end_id: newEndToEnd() })
    await asStaff(`/admin/orders/${orderId}/hold`, { reason: 'Garrafas quebradas' })
    expect((await orderPayout(shop, orderId)).held_reasons).toEqual(['order_disputed'])
    await asStaff(`/admin/orders/${orderId}/release`, {})
    expect((await refund(orderId, TOTAL)).status).toBe(200)
    expect(await orderPayout(shop, orderId)).toMatchObject({
      net: 0,
      open: -NET,
      refunded: true,
      held_reasons: [],
      payouts: [{ status: 'paid' }],
    })
  })

  it('is held without a usable key and a signed contract, and waits as long as a part of it does', async () => {
    const shop = await openAccount({ key: false })
    const orderId = await deliveredOrder(shop)
    await sql('update seller set contract_signed = false where id = $1', [shop.sellerId])
    expect((await orderPayout(shop, orderId)).held_reasons).toEqual([
      'no_pix_key',
      'contract_unsigned',
    ])
    await givePixKey(shop.sellerId)
    await sql('update seller set contract_signed = true where id = $1', [shop.sellerId])
    expect((await orderPayout(shop, orderId)).held_reasons).toEqual([])
    await sql(
      `update ledger_standing set available_on = null
        where entry_id = (select min(entry_id) from ledger_standing where order_id = $1)`,
      [orderId],
    )
    expect((await orderPayout(shop, orderId)).available_on).toBeNull()
  })
})

describe('an order whose bottles go back', () => {
  it('keeps its freight for the producer, available so many days after the refund (R57, R58)', async () => {
    const shop = await openAccount()
    const id = await placeOrder(shop, [{ quantity: 2 }])
    await shop.act(id, 'accept')
    await asStaff(`/admin/orders/${id}/capture`, {})
    expect((await refund(id, 2 * BOTTLE)).status).toBe(200)
    const [{ day } = { day: '' }] = await sql<{ day: string }>(
      `select to_char(ledger_today() + 30, 'YYYY-MM-DD') as day`,
    )
    expect(await orderPayout(shop, id)).toMatchObject({ net: FREIGHT, available_on: day })
    expect((await shop.order(id)).commission).toMatchObject({
      refunded_amount: 2 * BOTTLE,
      amount: 0,
      net_amount: FREIGHT,
    })
  })

  it('says no commission, no net and no promised day once it is rejected or canceled', async () => {
    const shop = await openAccount()
    const [rejected, canceled] = [await placeOrder(shop), await placeOrder(shop)]
    await shop.act(canceled, 'accept')
    await asStaff(`/admin/orders/${canceled}/capture`, {})
    expect((await shop.order(canceled)).promised_on).not.toBeNull()
    expect((await shop.act(rejected, 'cancel', { reason: 'A safra acabou.' })).status).toBe(200)
    const answer = await asStaff(`/admin/orders/${canceled}/cancel`, { reason: 'Desistiu.' })
    expect(answer.status, answer.text).toBe(200)
    for (const id of [rejected, canceled])
      expect(await shop.order(id)).toMatchObject({ commission: null, promised_on: null })
    const { body } = await call<OrderListResponse>('/vendor/orders', { token: shop.token })
    expect(body.orders.map(({ promised_on }) => promised_on)).toEqual([null, null])
  })
})

it('the cards of what is due say what the next batch pays, and the debts apart', async () => {
  const [ready, small, owing, held] = await Promise.all([
    openAccount(),
    openAccount(),
    openAccount(),
    openAccount({ key: false }),
  ])
  await adjust(ready.sellerId, 1_500)
  await adjust(small.sellerId, 5)
  await adjust(held.sellerId, 1_500)
  await asStaff(
    `/admin/sellers/${owing.sellerId}/adjustments`,
    { amount: -700, reason: 'Feira' },
    { 'idempotency-key': randomUUID() },
  )
  const token = await tokenOf('staff')
  const page = async (status: string, offset: number) =>
    (
      await call<DuePayoutListResponse>(
        `/admin/payouts/due?status=${status}&limit=100&offset=${offset}`,
        { token },
      )
    ).body
  const all = async (status: string) => {
    const first = await page(status, 0)
    const due = [...first.due]
    while (due.length < first.count) due.push(...(await page(status, due.length)).due)
    return {
      summary: first.summary,
      sum: due.reduce((sum, { available }) => sum + available, 0),
      ours: [ready, small, owing, held].map(({ sellerId }) =>
        due.some(({ id }) => id === sellerId),
      ),
    }
  }
  // others sell meanwhile
  await expect
    .poll(async () => {
      const [next, debts] = [await all('ready'), await all('negative')]
      return {
        next: next.ours,
        debts: debts.ours,
        differences: [next.summary.next_batch - next.sum, debts.summary.debts - debts.sum],
      }
    })
    .toEqual({
      next: [true, false, false, false],
      debts: [false, false, true, false],
      differences: [0, 0],
    })
})

it('what is due is sorted by the producer’s name as people sort it, on the page and in the export', async () => {
  const tag = randomUUID().slice(0, 8)
  const names = [`Água Fria ${tag}`, `casa ${tag}`, `Zortéa ${tag}`]
  for (const name of names.toReversed()) {
    const { sellerId } = await openAccount()
    await sql('update seller set name = $2 where id = $1', [sellerId, name])
    await adjust(sellerId, 1)
  }
  const token = await tokenOf('staff')
  const due = async (order: string) => {
    const path = `/admin/payouts/due?q=${tag}&order=${order}&limit=10`
    const { body } = await call<DuePayoutListResponse>(path, { token })
    return body.due.map(({ seller }) => seller.name)
  }
  expect(await due('name')).toEqual(names)
  expect(await due('-name')).toEqual(names.toReversed())
  const { text } = await call(`/admin/payouts/due/export.csv?q=${tag}&order=name`, { token })
  expect(
    text.match(new RegExp(`\\S.*?${tag}`, 'g'))?.map((name) => name.replace(/^"/, '')),
  ).toEqual(names)
})

it('the cards of a batch are of that batch, and name it', async () => {
  const shop = await openAccount()
  await deliveredOrder(shop)
  const { batch } = await preparePayout(shop)
  const token = await tokenOf('staff')
  const list = async (query: string) =>
    (await call<AdminPayoutListResponse>(`/admin/payouts?${query}`, { token })).body.summary
  expect(await list(`batch_id=${batch.id}`)).toEqual({
    prepared: 1,
    prepared_amount: NET,
    paid: 0,
    failed: 0,
    batch_number: batch.number,
  })
  expect(await list(`batch_id=${batch.id}&status=paid`)).toMatchObject({ prepared: 1 })
  expect((await list('limit=1')).batch_number).toBeNull()
})

it('the calendar keeps what waits for its delivery, however many days it has', async () => {
  const shop = await openAccount()
  await adjust(shop.sellerId, 71)
  await sql(
    `update ledger_standing s set available_on = ledger_today() + n.day::int
       from (select entry_id, row_number() over (order by entry_id) as day from ledger_standing where seller_id = $1) n
      where n.entry_id = s.entry_id`,
    [shop.sellerId],
  )
  await sql(
    `update ledger_standing set available_on = null
      where entry_id = (select max(entry_id) from ledger_standing where seller_id = $1)`,
    [shop.sellerId],
  )
  const { calendar } = (await call<PayoutSummary>('/vendor/payouts/summary', { token: shop.token }))
    .body
  const days = calendar.map(({ day }) => day)
  expect(days).toHaveLength(60)
  expect(days.at(-1)).toBeNull()
  expect(days.slice(0, -1)).toEqual(days.slice(0, -1).toSorted())
  expect(days.slice(0, -1)).not.toContain(null)
})

it('a payout of more adjustments than it shows counts them', async () => {
  const shop = await openAccount()
  await adjust(shop.sellerId, 1_001)
  const payout = await preparePayout(shop)
  expect([payout.adjustments.length, payout.adjustment_count]).toEqual([1_000, 1_001])
})
