import { afterAll, describe, expect, it } from 'vitest'
import type { AdminHome, HomeQueue } from '#domain/wire/adminHome'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { call } from '../../support/http'
import { openStaff } from '../../support/openStaff'
import { askForToken, tokenOf } from '../../support/people'
import { closeDatabase, sql } from '../../support/world'
import { openSeller } from '../../support/openSeller'

afterAll(closeDatabase)

const asStaff = async <Body>(path: string, body?: unknown) =>
  (await call<Body>(path, { token: await tokenOf('staff'), body })).body
const home = () => asStaff<AdminHome>('/admin/home')
const count = ({ queues }: AdminHome, wanted: HomeQueue) =>
  queues.find(({ queue }) => queue === wanted)?.count

/** What each number leads to. */
const LISTS: Partial<Record<HomeQueue, string>> = {
  wines: '/admin/products?status=proposed',
  producers: '/admin/sellers?store_status=pending',
  contracts: '/admin/sellers?contract=unsigned_with_rate',
  late_approve: '/admin/orders?late=approve',
  late_ship: '/admin/orders?late=ship',
  low_acceptance: '/admin/sellers?acceptance=low',
  mails: '/admin/mails?limit=1',
}

describe('Início', () => {
  it('counts exactly what the lists show, with the age of the oldest', async () => {
    const winery = await openSeller()
    const { id: wine } = await winery.addWine({ title: 'Mais antigo' })
    await sql(`update product set created_at = '1980-05-01T12:00:00Z' where id = $1`, [wine])
    const seen = await home()
    for (const [queue, list] of Object.entries(LISTS)) {
      const { count: listed } = await asStaff<{ count: number }>(list)
      expect([queue, count(seen, queue as HomeQueue)]).toEqual([queue, listed])
    }
    expect(seen.queues.find(({ queue }) => queue === 'wines')?.oldest).toBe(
      '1980-05-01T12:00:00.000Z',
    )
    await sql(`update product set status = 'archived' where id = $1`, [wine])
  })

  it('adds a captured order to sales and commission of the month, and takes a returned one away', async () => {
    const shop = await openShop({ wines: 1, rate: '10' })
    const before = await home()
    const id = await placeOrder(shop, [{ quantity: 2 }])
    await shop.act(id, 'accept')
    const placed = await home()
    expect(placed.money?.this_month.orders).toBe((before.money?.this_month.orders ?? 0) + 1)
    expect(placed.money?.this_month.sales).toBe(before.money?.this_month.sales)
    await asStaff(`/admin/orders/${id}/capture`, {})
    const { total, commission } = await shop.order(id)
    const captured = await home()
    const gain = (name: 'sales' | 'commission', of: AdminHome) =>
      (of.money?.this_month[name] ?? 0) - (before.money?.this_month[name] ?? 0)
    expect(gain('sales', captured)).toBe(total)
    expect(gain('commission', captured)).toBe(commission?.amount)
    const days = captured.money?.days ?? []
    expect(days).toHaveLength(31)
    expect(days.reduce((sum, { sales }) => sum + sales, 0)).toBe(captured.money?.this_month.sales)
    await asStaff(`/admin/orders/${id}/cancel`, { reason: 'O cliente desistiu.' })
    const returned = await home()
    expect(gain('sales', returned)).toBe(0)
    expect(gain('commission', returned)).toBe(0)
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

  it('shows no money and no orders to who reviews', async () => {
    const { email, password } = await openStaff('review')
    const token = await askForToken('user', email, password)
    const { body } = await call<AdminHome>('/admin/home', { token })
    expect(body.money).toBeNull()
    expect(body.queues.map(({ queue }) => queue)).toEqual([
      'wines',
      'producers',
      'contracts',
      'applications',
      'low_acceptance',
    ])
  })
})
