import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Notice, NoticeListResponse } from '#domain/notices/noticeWire'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { quickest } from '../../support/quickest'
import { sql, world } from '../../support/world'
import { addPayout } from '../../support/addPayout'
import { buy, fillCart, placeOrder } from '../../support/buyer'
import { asStaff, newEndToEnd } from '../../support/openAccount'
import { openShop, type Shop } from '../../support/openShop'
import { joinAs } from '../account/joinAs'
import { goodRow, HEADS, importFile } from '../imports/sheet'
import { AT_ONCE } from '../../support/scope'

const list = async (token: string, query = ''): Promise<NoticeListResponse> => {
  const answer = await call<NoticeListResponse>(`/vendor/notices${query}`, { token })
  expect(answer.status).toBe(200)
  return answer.body
}
const unread = async (token: string): Promise<number> =>
  (await call<{ unread: number }>('/vendor/notices/unread', { token })).body.unread
const ofKind = async (token: string, kind: Notice['kind']): Promise<Notice[]> =>
  (await list(token)).notices.filter((one) => one.kind === kind)

/** Jobs come every thirty seconds or every minute. */
const SOON = { interval: 500 }

describe('what a seller is told of', () => {
  let shop: Shop
  let staff = ''
  beforeAll(async () => {
    staff = await tokenOf('staff')
    shop = await openShop({ bottles: 40, wines: 2 })
  })

  it('starts empty', async () => {
    expect(await list(shop.token)).toEqual({ notices: [], next: null, unread: 0 })
  })

  it('a new order, once, however often its cart is completed', async () => {
    const cart = await fillCart(shop, [{ quantity: 2 }])
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => buy(`carts/${cart}/complete`, {})),
    )
    const id = responses.find(({ body }) => body.order)?.body.order?.id ?? ''
    const { display_id, total } = await shop.order(id)
    expect(await ofKind(shop.token, 'order_placed')).toEqual([
      {
        id: expect.stringMatching(/^\d+$/) as string,
        kind: 'order_placed',
        subject_id: id,
        data: { display_id, amount: total, bottles: 2 },
        created_at: expect.any(String) as string,
        is_read: false,
      },
    ])
    expect(await unread(shop.token)).toBe(1)
  })

  it('what staff do to an order in the seller’s place, with the reason, and what they cancel', async () => {
    const [accepted, canceled] = [await placeOrder(shop), await placeOrder(shop)]
    await asStaff(`/admin/orders/${accepted}/accept`, { reason: 'Combinado por telefone.' })
    await asStaff(`/admin/orders/${canceled}/cancel`, { reason: 'O cliente desistiu da compra.' })
    expect(await ofKind(shop.token, 'staff_message')).toMatchObject([
      { subject_id: accepted, data: { act: 'Pedido aprovado', reason: 'Combinado por telefone.' } },
    ])
    expect(await ofKind(shop.token, 'order_canceled')).toMatchObject([
      { subject_id: canceled, data: { reason: 'O cliente desistiu da compra.' } },
    ])
  })

  it('what staff decide about a wine, each decision once', async () => {
    const wine = shop.wines[1]?.id ?? ''
    const decide = () =>
      call(`/admin/products/${wine}/review`, {
        token: staff,
        body: { action: 'send_back', reason: 'Falta a safra no rótulo.' },
      })
    await Promise.all([decide(), decide(), decide()])
    expect(await ofKind(shop.token, 'wine_decided')).toMatchObject([
      {
        subject_id: wine,
        data: {
          title: shop.wines[1]?.title,
          decision: 'send_back',
          reason: 'Falta a safra no rótulo.',
        },
      },
    ])
  })

  it('a wine that gets low and one that sells out, once a day each', async () => {
    const wine = shop.wines[0]
    const { stocked, reserved } = await shop.stockOf(0)
    await placeOrder(shop, [{ quantity: stocked - reserved - 5 }])
    await placeOrder(shop, [{ quantity: 1 }])
    expect(await ofKind(shop.token, 'stock_low')).toMatchObject([
      { subject_id: wine?.id, data: { title: wine?.title, bottles: 5 } },
    ])
    await placeOrder(shop, [{ quantity: 4 }])
    expect(await ofKind(shop.token, 'stock_low')).toMatchObject([
      { data: { bottles: 0 } },
      { data: { bottles: 5 } },
    ])
    await wine?.setStock(stocked + 40)
    await wine?.setStatus('published')
    await wine?.setStock(stocked - 34)
    expect(await ofKind(shop.token, 'stock_low')).toHaveLength(2)
  })

  it('an import that is done', async () => {
    const done = await importFile(shop.token, `${HEADS}\n${goodRow('Vinho do aviso')}`)
    expect(await ofKind(shop.token, 'import_done')).toMatchObject([
      { subject_id: done.id, data: { filename: 'vinhos.csv', imported: 1 } },
    ])
  })

  it('a payout that was paid and one that failed, once each', async () => {
    const [paid, failed] = [await addPayout(shop.sellerId), await addPayout(shop.sellerId)]
    const id = newEndToEnd()
    for (let twice = 0; twice < 2; twice++) {
      await asStaff(`/admin/payouts/${paid}/paid`, { end_to_end_id: id })
      await asStaff(`/admin/payouts/${failed}/failed`, { reason: 'Chave PIX não encontrada.' })
    }
    expect(await ofKind(shop.token, 'payout')).toMatchObject([
      {
        subject_id: failed,
        data: { paid: false, amount: 1234, reason: 'Chave PIX não encontrada.' },
      },
      { subject_id: paid, data: { paid: true, amount: 1234 } },
    ])
  })

  it('an order whose deadline is near while they may answer, and one that ended unpaid', async () => {
    const stopped = await openShop({ wines: 1 })
    const silent = await placeOrder(stopped)
    await sql(`update seller set store_status = 'SUSPENDED' where id = $1`, [stopped.sellerId])
    await sql(`update "order" set created_at = now() - interval '37 hours' where id = $1`, [silent])
    const near = await placeOrder(shop, [{ wine: 0 }])
    const [far, over] = [await placeOrder(shop), await placeOrder(shop)]
    for (const [id, hours] of [
      [near, 37],
      [far, 35],
      [over, 49],
    ] as const)
      await sql(
        `update "order" set created_at = now() - make_interval(hours => $2) where id = $1`,
        [id, hours],
      )
    const unpaid = await placeOrder(shop)
    await sql(
      `update payment_collection set status = 'not_paid' where id in
         (select payment_collection_id from order_payment_collection where order_id = $1)`,
      [unpaid],
    )
    await sql(`update "order" set created_at = now() - interval '8 days' where id = $1`, [unpaid])
    const told = async () => [
      ...(await ofKind(shop.token, 'deadline_near')),
      ...(await ofKind(shop.token, 'order_canceled')),
    ]
    await expect.poll(async () => (await told()).length, SOON).toBe(3)
    const [deadline] = await ofKind(shop.token, 'deadline_near')
    const placedAt = Date.parse((await shop.order(near)).created_at)
    expect(deadline?.subject_id).toBe(near)
    expect(
      Math.abs(Date.parse(deadline?.data.deadline ?? '') - placedAt - 48 * 3_600_000),
    ).toBeLessThan(1000)
    expect((await ofKind(shop.token, 'order_canceled'))[0]).toMatchObject({ subject_id: unpaid })
    expect(
      await sql(`select from notice where source_id = $1 and kind <> 'order_placed'`, [silent]),
    ).toEqual([])
  })
})

describe('who has read it', () => {
  let shop: Shop
  let colleague = ''
  let stranger: Shop
  beforeAll(async () => {
    shop = await openShop({ wines: 1 })
    colleague = (await joinAs(shop.token)).token
    stranger = await openShop({ wines: 0 })
  })

  it('is each person’s own; another seller sees nothing of it', async () => {
    await placeOrder(shop)
    await placeOrder(shop)
    const [second, first] = (await list(shop.token)).notices
    expect([await unread(shop.token), await unread(colleague)]).toEqual([2, 2])
    const one = await call(`/vendor/notices/${first?.id}/read`, { token: shop.token, body: {} })
    expect([one.status, one.body]).toEqual([200, { unread: 1 }])
    expect((await list(shop.token)).notices.map(({ is_read }) => is_read)).toEqual([false, true])
    await call('/vendor/notices/read', { token: shop.token, body: { until: second?.id } })
    expect([await unread(shop.token), await unread(colleague)]).toEqual([0, 2])

    expect(await list(stranger.token)).toEqual({ notices: [], next: null, unread: 0 })
    const foreign = await call(`/vendor/notices/${first?.id}/read`, {
      token: stranger.token,
      body: {},
    })
    expect(foreign.status).toBe(404)
    await call('/vendor/notices/read', { token: stranger.token, body: { until: second?.id } })
    expect(await unread(colleague)).toBe(2)
  })

  it('what came after the newest on the screen stays unread, and so does what was only then committed', async () => {
    const held = new Client({ connectionString: world.databaseUrl })
    await held.connect()
    await held.query('begin')
    await held.query(
      `select notice_write($1, 'staff_message', 'em aberto', 'order_x', '{}', false)`,
      [shop.sellerId],
    )
    await placeOrder(shop)
    const [newest] = (await list(shop.token)).notices
    await placeOrder(shop)
    await call('/vendor/notices/read', { token: shop.token, body: { until: newest?.id } })
    expect(await unread(shop.token)).toBe(1)
    await held.query('commit')
    await held.end()
    expect(await unread(shop.token)).toBe(2)
  })

  it('nothing is left of it in the database when the person leaves', async () => {
    const [member] = await sql<{ id: string }>(
      `select id from seller_member where seller_id = $1 and role = 'member'`,
      [shop.sellerId],
    )
    await call(`/vendor/team/members/${member?.id}`, { method: 'DELETE', token: shop.token })
    expect(await sql('select from notice_unread where member_id = $1', [member?.id])).toEqual([])
  })
})

describe('ten thousand notices', () => {
  it('are written once by many at once, read page by page without a gap, and marked in one call', async () => {
    const shop = await openShop({ wines: 0 })
    const write = `select notice_write($1, 'import_done', 'n' || n, 'wimp_x', '{}', false) from generate_series(1, 200) n`
    const writers = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const client = new Client({ connectionString: world.databaseUrl })
        await client.connect()
        return client
      }),
    )
    await Promise.all(writers.map((client) => client.query(write, [shop.sellerId])))
    await Promise.all(writers.map((client) => client.end()))
    expect(await sql('select from notice where seller_id = $1', [shop.sellerId])).toHaveLength(200)

    await sql(write.replace('200', '10000'), [shop.sellerId])
    const seen: number[] = []
    for (let before: string | null = ''; before !== null;) {
      const page: NoticeListResponse = await list(
        shop.token,
        `?limit=50${before && `&before=${before}`}`,
      )
      expect(page.unread).toBe(100)
      seen.push(...page.notices.map(({ id }) => Number(id)))
      before = page.next
    }
    expect(seen).toHaveLength(10_000)
    expect(seen).toEqual(seen.toSorted((one, other) => other - one))
    expect(await quickest(() => list(shop.token), 10)).toBeLessThan(300)
    const all = await call('/vendor/notices/read', {
      token: shop.token,
      body: { until: String(seen[0]) },
    })
    expect(all.body).toEqual({ unread: 0 })
    expect(await quickest(() => list(shop.token), 10)).toBeLessThan(300)
  })
})
