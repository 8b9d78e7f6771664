import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderListResponse } from '#domain/orders/orderWire'
import { call } from '../../support/http'
import { sql, world } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'

let winery: Seller
const ids: string[] = []

const list = async (query: string) =>
  (await call<OrderListResponse>(`/vendor/orders?${query}`, { token: winery.token })).body

/** An order as the engine stores it, written by SQL: what counts here is what a list makes of it. */
async function addOrder(order: {
  email: string
  title: string
  reais: number
  created: string
  captured?: boolean
  status?: string
}): Promise<string> {
  const id = `order_${randomUUID()}`
  const line = `item_${id}`
  await sql(
    `insert into "order" (id, email, currency_code, status, created_at) values ($1, $2, 'brl', $3, $4)`,
    [id, order.email, order.status ?? 'pending', order.created],
  )
  await sql(
    `insert into order_line_item (id, title, unit_price, raw_unit_price) values ($1, $2, $3::numeric, jsonb_build_object('value', $3::text))`,
    [line, order.title, order.reais],
  )
  await sql(
    `insert into order_item (id, order_id, version, item_id, quantity, raw_quantity, fulfilled_quantity, shipped_quantity,
       return_requested_quantity, return_received_quantity, return_dismissed_quantity, written_off_quantity)
     values ($1, $2, 1, $3, 2, '{"value": "2"}', 0, 0, 0, 0, 0, 0)`,
    [`oi_${id}`, id, line],
  )
  await sql(
    `insert into order_summary (id, order_id, totals) values ($1, $2, jsonb_build_object('current_order_total', $3::numeric))`,
    [`os_${id}`, id, order.reais * 2],
  )
  await sql(
    `insert into payment_collection (id, currency_code, amount, raw_amount, status, captured_amount)
     values ($1, 'brl', $2::numeric, jsonb_build_object('value', $2::text), $3, $4)`,
    [
      `pc_${id}`,
      order.reais * 2,
      order.captured ? 'completed' : 'awaiting',
      order.captured ? order.reais * 2 : null,
    ],
  )
  await sql(
    'insert into order_payment_collection (id, order_id, payment_collection_id) values ($1, $2, $3)',
    [`opc_${id}`, id, `pc_${id}`],
  )
  await sql('insert into seller_order (id, seller_id, order_id) values ($1, $2, $3)', [
    `so_${id}`,
    winery.sellerId,
    id,
  ])
  return id
}

/** Nobody has paid the first order for months: the job that ends such orders passes by what somebody holds. */
const holder = new Client({ connectionString: world.databaseUrl })
afterAll(() => holder.end())

beforeAll(async () => {
  winery = await openSeller()
  // 02:59 UTC is still the day before in São Paulo (R32).
  ids.push(
    await addOrder({
      email: 'José@exemplo.com',
      title: 'Rosé',
      reais: 49.95,
      created: '2026-03-10T02:59:59Z',
    }),
  )
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from "order" where id = $1 for update', [ids[0]])
  ids.push(
    await addOrder({
      email: 'ana@exemplo.com',
      title: 'Tinto',
      reais: 10.01,
      created: '2026-03-10T03:00:00Z',
      captured: true,
    }),
    await addOrder({
      email: 'lia@exemplo.com',
      title: 'Branco',
      reais: 5,
      created: '2026-03-11T12:00:00Z',
      status: 'canceled',
    }),
  )
})

describe('the order list', () => {
  // spec 246
  it('counts all orders in the cards, revenue in cents of the captured ones', async () => {
    expect((await list('limit=1')).summary).toEqual({
      total: 3,
      pending: 2,
      captured: 1,
      revenue: 2002,
      returns: 0,
      stages: { approve: 2, send: 0, transit: 0, delivered: 0 },
    })
  })

  it('takes both days of a range in São Paulo time', async () => {
    const on = async (from: string, to: string) =>
      (await list(`created_from=${from}&created_to=${to}`)).orders.map((order) => order.id)
    expect(await on('2026-03-09', '2026-03-09')).toEqual([ids[0]])
    expect(await on('2026-03-10', '2026-03-10')).toEqual([ids[1]])
    expect((await list('created_from=2026-03-10')).count).toBe(2)
  })

  it('filters by order or payment status; not paid includes awaiting', async () => {
    const counts = await Promise.all(
      ['all', 'pending', 'canceled', 'captured', 'not_paid'].map(
        async (status) => (await list(`status=${status}`)).count,
      ),
    )
    expect(counts).toEqual([3, 2, 1, 1, 2])
  })

  // spec 72
  it('searches e-mail, number and item titles without regard to accents', async () => {
    expect((await list('q=JOSE@')).orders.map((order) => order.id)).toEqual([ids[0]])
    expect((await list('q=rose')).orders.map((order) => order.id)).toEqual([ids[0]])
    const number = (await list('q=tinto')).orders[0]?.display_id
    expect((await list(`q=${number}`)).orders.map((order) => order.id)).toContain(ids[1])
    expect((await list('q=%25')).count).toBe(0)
  })

  it('follows a capture', async () => {
    await sql(
      `update payment_collection set captured_amount = amount, status = 'completed' where id = $1`,
      [`pc_${ids[0]}`],
    )
    const after = await list('status=captured')
    expect(after.count).toBe(2)
    expect(after.summary.revenue).toBe(2002 + 9990)
  })
})

it.each([
  ['a canceled order', 'canceled', 0, 'canceled'],
  ['an order of which all came back', 'completed', 3, 'returned'],
  ['an order of which a part came back', 'pending', 2, 'not_fulfilled'],
])('%s says so by its delivery', async (_order, status, returned, delivery) => {
  expect(
    await sql(`select read_model.delivery_status('order_without_box', $1, 3, $2) as delivery`, [
      status,
      returned,
    ]),
  ).toEqual([{ delivery }])
})
