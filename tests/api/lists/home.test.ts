import { describe, expect, it } from 'vitest'
import { byUrgency, HOME_QUEUE_KEYS, queuesOf, type HomeQueue } from '#domain/home/homeQueues'
import { monthAgo } from '../../../backend/src/home/reads/monthAgo'
import { weekStart } from '../../../backend/src/home/reads/weekStart'
import { lateBefore } from '#domain/orders/orderDeadlines'
import type { CommissionRevenue } from '#domain/money/payoutWire'
import type { AdminHome } from '#domain/home/adminHomeWire'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { SECOND_PERSON_CENTS } from '../../run/startTestStack'
import { placeOrder } from '../../support/buyer'
import { STAFF_ROLE_KEYS } from '#domain/staff/staffRoles'
import { deliveredOrder, openAccount, preparePayout } from '../../support/openAccount'
import { BOTTLE, openShop } from '../../support/openShop'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken, tokenOf } from '../../support/people'
import { sellerReturns, staffReturns } from '../../support/returns'
import { sql } from '../../support/world'
import { openSeller } from '../../support/openSeller'

const asStaff = async <Body>(path: string, body?: unknown) =>
  (await call<Body>(path, { token: await tokenOf('staff'), body })).body
const home = () => asStaff<AdminHome>('/admin/home')
/** A queue in which nothing waits is not told of. */
const count = ({ queues }: AdminHome, wanted: HomeQueue) =>
  queues.find(({ queue }) => queue === wanted)?.count ?? 0

/** What each number leads to. */
const LISTS: Record<HomeQueue, string> = {
  wines: '/admin/products?review=ready',
  wines_waiting: '/admin/products?review=waiting',
  producers: '/admin/sellers?store_status=pending',
  applications: `/admin/applications?filter=${encodeURIComponent('{"status":"new"}')}`,
  unrated: '/admin/sellers?store_status=active&rate=without',
  contracts: '/admin/sellers?store_status=active&contract=pending&rate=with',
  late_approve: '/admin/orders?late=approve',
  late_ship: '/admin/orders?late=ship',
  owed: '/admin/orders?owed=delivered',
  returns: '/admin/orders?returns=refund',
  pix: '/admin/pix/receipts?limit=1',
  payouts_ready: '/admin/payouts/due?status=ready',
  payouts_held: '/admin/payouts/due?status=held',
  payouts_negative: '/admin/payouts/due?status=negative',
  approvals: '/admin/payouts/approvals',
  results_missing: '/admin/payouts?status=prepared',
  results_failed: '/admin/payouts?status=to_repeat',
  messages: '/admin/orders?messages=unseen',
  low_acceptance: '/admin/sellers?acceptance=low',
  mails: '/admin/mails?limit=1',
}

/** How many rows a list has, in whichever form it says so. */
async function listed(path: string, token: string): Promise<number> {
  const { status, text, body, headers } = await call<{
    count?: number
    approvals?: unknown[]
  }>(path, { token })
  expect(status, `${path} ${text}`).toBe(200)
  const range = headers.get('content-range')
  return body.count ?? body.approvals?.length ?? Number(range?.split('/')[1])
}

describe('Início', () => {
  it('counts exactly what the lists show, with the age of the oldest', async () => {
    const winery = await openSeller()
    const { id: wine } = await winery.addWine({ title: 'Mais antigo' })
    await openSeller({ status: 'ACTIVE' })
    await sql(`update product set created_at = '1980-05-01T12:00:00Z' where id = $1`, [wine])
    // two of each on one order, whose list shows the order once
    const shop = await openShop({ wines: 1 })
    const order = await deliveredOrder(shop, [{ quantity: 2 }])
    const items = (await shop.order(order)).items.map(({ id }) => ({ id, quantity: 1 }))
    for (const text of ['Bom dia', 'O comprador quer devolver.']) {
      expect((await shop.act(order, 'messages', { text, internal: false })).status).toBe(201)
      const opened = await sellerReturns(shop, order, '', { reason: 'broken', items })
      expect(opened.status, opened.text).toBe(201)
    }
    const { returns } = (await sellerReturns(shop, order)).body
    for (const { id } of returns)
      for (const step of ['approve', 'waive']) {
        const done = await sellerReturns(shop, order, `${id}/${step}`, {})
        expect(done.status, done.text).toBe(200)
      }
    const seen = await home()
    for (const queue of ['messages', 'returns'] as const)
      expect([queue, count(seen, queue)]).not.toEqual([queue, 0])
    const token = await tokenOf('staff')
    for (const queue of HOME_QUEUE_KEYS)
      expect([queue, count(seen, queue)]).toEqual([queue, await listed(LISTS[queue], token)])
    // without a price it waits for its producer
    expect(seen.queues[0]).toMatchObject({
      queue: 'wines_waiting',
      oldest: '1980-05-01T12:00:00.000Z',
    })
    // since when an active producer has no commission is kept nowhere: the day of the registration is not it
    expect(seen.queues.find(({ queue }) => queue === 'unrated')?.oldest).toBeNull()
    expect(seen.queues).toEqual(seen.queues.toSorted(byUrgency))
    expect(seen.queues.filter((one) => one.count === 0)).toEqual([])
    await sql(`update product set status = 'archived' where id = $1`, [wine])
  })

  it('says what is to be paid, what is held and what is owed to us, with the sums of the list', async () => {
    const of = async (queue: HomeQueue) => {
      const found = (await home()).queues.find((one) => one.queue === queue)
      return [found?.count ?? 0, found?.amount ?? 0]
    }
    const gain = async (queue: HomeQueue, before: number[]) =>
      (await of(queue)).map((now, index) => now - (before[index] ?? 0))
    const names = ['payouts_ready', 'payouts_held', 'payouts_negative'] as const
    const before = new Map<HomeQueue, number[]>()
    for (const name of names) before.set(name, await of(name))
    const adjust = ({ sellerId }: { sellerId: string }, amount: number) =>
      asStaff(`/admin/sellers/${sellerId}/adjustments`, { amount, reason: 'Feira de vinhos' })
    await adjust(await openAccount(), 50_000)
    await adjust(await openAccount({ key: false }), 20_000)
    await adjust(await openAccount(), -3_000)
    expect(await gain('payouts_ready', before.get('payouts_ready') ?? [])).toEqual([1, 50_000])
    expect(await gain('payouts_held', before.get('payouts_held') ?? [])).toEqual([1, 20_000])
    expect(await gain('payouts_negative', before.get('payouts_negative') ?? [])).toEqual([
      1, -3_000,
    ])
    const seen = await home()
    const token = await tokenOf('staff')
    for (const name of names)
      expect([name, count(seen, name)]).toEqual([name, await listed(LISTS[name], token)])
  })

  it('adds up what waits for a second person, whichever way the money goes', async () => {
    const waiting = async () => {
      const found = (await home()).queues.find(({ queue }) => queue === 'approvals')
      return [found?.count ?? 0, found?.amount ?? 0]
    }
    const { sellerId } = await openAccount()
    const [count = 0, amount = 0] = await waiting()
    const cents = SECOND_PERSON_CENTS + 1
    for (const signed of [cents, -cents])
      await asStaff(`/admin/sellers/${sellerId}/adjustments`, {
        amount: signed,
        reason: 'Feira de vinhos',
      })
    expect(await waiting()).toEqual([count + 2, amount + 2 * cents])
  })

  it('tells of a payout without the bank’s word, and of a refused one until the next is prepared', async () => {
    const shop = await openAccount()
    const ids = async (status: string) =>
      (
        await asStaff<{ payouts: { id: string; seller: { id: string } }[] }>(
          `/admin/payouts?status=${status}&limit=100`,
        )
      ).payouts.flatMap(({ id, seller }) => (seller.id === shop.sellerId ? [id] : []))
    const numbers = async () => {
      const seen = await home()
      return [count(seen, 'results_missing'), count(seen, 'results_failed')]
    }
    const [missing = 0, failed = 0] = await numbers()
    await asStaff(`/admin/sellers/${shop.sellerId}/adjustments`, {
      amount: 50_000,
      reason: 'Feira de vinhos',
    })
    const first = await preparePayout(shop)
    expect(await numbers()).toEqual([missing + 1, failed])
    expect(await ids('prepared')).toEqual([first.id])
    await asStaff(`/admin/payouts/${first.id}/failed`, { reason: 'Conta encerrada no banco' })
    expect(await numbers()).toEqual([missing, failed + 1])
    expect(await ids('to_repeat')).toEqual([first.id])
    const second = await preparePayout(shop)
    expect(await numbers()).toEqual([missing + 1, failed])
    expect(await ids('to_repeat')).toEqual([])
    expect(await ids('failed')).toEqual([first.id])
    await asStaff(`/admin/payouts/${second.id}/failed`, { reason: 'Conta encerrada no banco' })
    expect(await ids('to_repeat')).toEqual([second.id])
  })

  it('has the sales and the commission of the ledger, net of what was given back, as the card of the commission', async () => {
    const shop = await openShop({ wines: 1, rate: '10' })
    const before = await home()
    const id = await placeOrder(shop, [{ quantity: 2 }])
    await shop.act(id, 'accept')
    const placed = await home()
    expect(placed.money?.this_month.orders).toBe((before.money?.this_month.orders ?? 0) + 1)
    expect(placed.money?.this_month.sales).toBe(before.money?.this_month.sales)
    await asStaff(`/admin/orders/${id}/capture`, {})
    const { total, commission } = await shop.order(id)
    const gains = async () => {
      const { money } = await home()
      const { months } = await asStaff<CommissionRevenue>('/admin/commission/revenue')
      expect(months.at(-1)?.amount).toBe(money?.this_month.commission)
      expect(money?.days.reduce((sum, { sales }) => sum + sales, 0)).toBe(money?.this_month.sales)
      return (['sales', 'commission'] as const).map(
        (name) => (money?.this_month[name] ?? 0) - (before.money?.this_month[name] ?? 0),
      )
    }
    expect(await gains()).toEqual([total, commission?.amount])
    await asStaff(`/admin/orders/${id}/refund`, {
      amount: BOTTLE,
      expected_refunded: 0,
      reason: 'Uma quebrou',
    })
    expect(await gains()).toEqual([total - BOTTLE, (commission?.amount ?? 0) / 2])
    await asStaff(`/admin/orders/${id}/cancel`, { reason: 'O cliente desistiu.' })
    expect(await gains()).toEqual([0, 0])
  })

  it('says what buyers owe for wines that arrived, until it is captured', async () => {
    const shop = await openShop({ wines: 1 })
    const owed = async () => {
      const queue = (await home()).queues.find((one) => one.queue === 'owed')
      return [queue?.count ?? 0, queue?.amount ?? 0] as const
    }
    const [count, amount] = await owed()
    await placeOrder(shop)
    const id = await deliveredOrder(shop, [{ quantity: 2 }], { isCaptured: false })
    const { total } = await shop.order(id)
    expect(await owed()).toEqual([count + 1, amount + total])
    const { orders } = await asStaff<{ orders: { id: string }[] }>(
      `/admin/orders?owed=delivered&seller_id=${shop.sellerId}`,
    )
    expect(orders.map((one) => one.id)).toEqual([id])
    const { order } = await asStaff<{ order: AdminOrder }>(`/admin/orders/${id}`)
    expect(order.is_paid_by_hand).toBe(true)
    // wine that comes back is not charged for meanwhile
    const opened = await staffReturns(id, '', {
      reason: 'broken',
      items: order.items.map((item) => ({ id: item.id, quantity: 2 })),
    })
    expect(opened.status, opened.text).toBe(201)
    expect(await owed()).toEqual([count, amount])
    await staffReturns(id, `${opened.body.returns[0]?.id}/refuse`, {
      refusal: 'As fotos mostram a garrafa inteira.',
    })
    expect(await owed()).toEqual([count + 1, amount + total])
    // it waits since the bottles arrived
    await sql(
      `update fulfillment set delivered_at = '1981-01-02T12:00:00Z'
        where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
      [id],
    )
    expect((await home()).queues.find(({ queue }) => queue === 'owed')?.oldest).toBe(
      '1981-01-02T12:00:00.000Z',
    )
    await asStaff(`/admin/orders/${id}/capture`, {})
    expect(await owed()).toEqual([count, amount])
  })

  it('counts late orders to the second, on whichever day they were placed', async () => {
    const shop = await openShop({ wines: 1 })
    const ids: string[] = []
    for (let index = 0; index < 4; index += 1) ids.push(await placeOrder(shop))
    const dated = (id: string | undefined, at: number) =>
      sql('update "order" set created_at = $1 where id = $2', [new Date(at), id])
    const before = await home()
    const lateAfter = lateBefore('approve', new Date()).getTime()
    // what nobody accepts within `WINEX_UNANSWERED_HOURS` of these tests, a hundred days, ends by itself
    for (const [index, ms] of [-60 * 86_400_000, -86_400_000, -1_000, 60_000].entries())
      await dated(ids[index], lateAfter + ms)
    const seen = await home()
    expect((count(seen, 'late_approve') ?? 0) - (count(before, 'late_approve') ?? 0)).toBe(3)
    const { count: listed, orders } = await asStaff<{
      count: number
      orders: { created_at: string }[]
    }>('/admin/orders?late=approve&order=created_at')
    expect(listed).toBe(count(seen, 'late_approve'))
    expect(seen.queues.find(({ queue }) => queue === 'late_approve')?.oldest).toBe(
      orders[0]?.created_at,
    )
    // in a minute it would be late, while a later test counts
    await dated(ids[3], Date.now())
  })

  it('compares with the month before up to the same moment', async () => {
    const shop = await openShop({ wines: 1 })
    const before = await home()
    const place = async (timestamp: string) => {
      const id = await placeOrder(shop)
      await sql(
        `update "order" set created_at = (${timestamp}) at time zone 'America/Sao_Paulo' where id = $1`,
        [id],
      )
    }
    const sameDay = `(now() at time zone 'America/Sao_Paulo') - interval '1 month'`
    const lastMonth = `date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '1 month'`
    await place(`${sameDay} + interval '2 minutes'`)
    await place(`${sameDay} - interval '1 second'`)
    await place(lastMonth)
    await place(`${lastMonth} - interval '1 second'`)
    const gain = async (span: 'same_days' | 'last_month') =>
      ((await home()).money?.[span].orders ?? 0) - (before.money?.[span].orders ?? 0)
    const [{ is_whole: isWhole } = { is_whole: false }] = await sql<{ is_whole: boolean }>(
      `select extract(day from ${sameDay}) < extract(day from now() at time zone 'America/Sao_Paulo') as is_whole`,
    )
    expect(await gain('same_days')).toBe(isWhole ? 3 : 2)
    expect(await gain('last_month')).toBe(3)
  })

  it.each([
    ['2026-11-28 08:00', '2026-10-28 08:00'],
    ['2026-12-31 08:00', '2026-12-01 00:00'],
    ['2027-03-29 23:00', '2027-03-01 00:00'],
    ['2028-02-29 10:00', '2028-01-29 10:00'],
  ])('at %s counts the month before up to %s', async (moment, end) => {
    const [row] = await sql(
      `select to_char(${monthAgo('$1::timestamp')}, 'YYYY-MM-DD HH24:MI') as same`,
      [moment],
    )
    expect(row).toEqual({ same: end })
  })

  it.each([
    ['2026-11-28 19:00', '2026-11-22 00:00'],
    ['2026-11-29 00:00', '2026-11-29 00:00'],
    ['2026-11-30 08:00', '2026-11-29 00:00'],
  ])('the week of a producer at %s began on Sunday %s', async (moment, start) => {
    const [row] = await sql(
      `select to_char(${weekStart('$1::timestamp')}, 'YYYY-MM-DD HH24:MI') as since`,
      [moment],
    )
    expect(row).toEqual({ since: start })
  })

  it('keeps the sums of each day equal to its orders and entries, folded or not', async () => {
    const sums = 'day, sum(orders), sum(sales), sum(commission), sum(approve), sum(send)'
    const kept = `select ${sums} from read_model.order_day group by day
      having (sum(orders), sum(sales), sum(commission), sum(approve), sum(send)) <> (0, 0, 0, 0, 0)`
    const actual = `select ${sums} from (select (read_model.order_in_day(r)).* from read_model."order" r union all
        select (read_model.wait_in_day(r)).* from read_model."order" r union all
        select (read_model.entry_in_day(e)).* from ledger_entry e where order_id is not null) o group by day
      having (sum(orders), sum(sales), sum(commission), sum(approve), sum(send)) <> (0, 0, 0, 0, 0)`
    const differences = () => sql(`(${kept} except ${actual}) union all (${actual} except ${kept})`)
    expect(await differences()).toEqual([])
    await sql('select read_model.fold_days()')
    expect(await differences()).toEqual([])
    await sql('select read_model.rebuild_orders()')
    expect(await differences()).toEqual([])
    const [{ rows } = { rows: 0 }] = await sql<{ rows: number }>(
      'select count(*)::int as rows from read_model.order_day',
    )
    expect(rows).toBeGreaterThan(0)
  })

  it('names who rejects too many orders', async () => {
    const shop = await openShop({ wines: 1 })
    const low = async () =>
      (
        await asStaff<{ sellers: { id: string }[] }>('/admin/sellers?acceptance=low&limit=100')
      ).sellers.map(({ id }) => id)
    for (let index = 0; index < 5; index += 1) {
      expect(await low()).not.toContain(shop.sellerId)
      await shop.act(await placeOrder(shop), index < 2 ? 'cancel' : 'accept')
    }
    expect(await low()).toContain(shop.sellerId)
  })

  it.each(STAFF_ROLE_KEYS)(
    'shows %s what it does something about, and each leads to a list that it may open',
    async (role) => {
      const { email, password } = await openStaff(role)
      const token = await askForToken('user', email, password)
      const { body } = await call<AdminHome>('/admin/home', { token })
      expect(body.money === null).toBe(role === 'review')
      const all = (await home()).queues.map(({ queue }) => queue)
      expect(body.queues.map(({ queue }) => queue)).toEqual(
        all.filter((queue) => queuesOf(role).includes(queue)),
      )
      for (const { queue, count: told } of body.queues)
        expect([queue, told]).toEqual([queue, await listed(LISTS[queue], token)])
    },
  )
})
