import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { ERASED_NAME } from '#domain/privacy/privacy'
import type { OrderListResponse } from '#domain/orders/orderWire'
import { buy, fillCart, mailsOf } from '../../support/buyer'
import { call } from '../../support/http'
import {
  asStaff,
  deliveredOrder,
  erase,
  newEndToEnd,
  openAccount,
  preparePayout,
} from '../../support/openAccount'
import { BOTTLE, FREIGHT, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { byLink, linkTokenOf, sellerReturns, staffReturns } from '../../support/returns'
import { sql, world } from '../../support/world'

let shop: Shop
let orderId = ''
let token = ''
let items: { id: string; quantity: number }[] = []

beforeAll(async () => {
  shop = await openAccount()
  orderId = await deliveredOrder(shop, [{ quantity: 1 }])
  items = (await shop.order(orderId)).items.map(({ id, quantity }) => ({ id, quantity }))
  const { id } = await preparePayout(shop)
  const paid = await asStaff(`/admin/payouts/${id}/paid`, { end_to_end_id: newEndToEnd() })
  expect(paid.status, paid.text).toBe(200)
})

/** How many such statements wait, directly or behind one that does, for what `holder` has locked. */
const waitingFor = async (query: string, holder: number) =>
  (
    await sql<{ n: number }>(
      `with recursive behind as (
         select $2::int as pid
         union
         select activity.pid from pg_stat_activity activity
           join behind on behind.pid = any(pg_blocking_pids(activity.pid))
       )
       select count(*)::int as n from pg_stat_activity
        where pid in (select pid from behind) and wait_event_type = 'Lock' and query like $1`,
      [query, holder],
    )
  )[0]?.n ?? 0

/** Erases a company while something else of it, begun before, waits for a row; both answers. */
async function eraseDuring<Result>(
  company: Shop,
  {
    held,
    row,
    waits,
    act,
  }: { held: string; row: string | undefined; waits: string; act: () => Promise<Result> },
) {
  const database = new Client({ connectionString: world.databaseUrl })
  await database.connect()
  const [{ pid: holder }] = (
    await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  ).rows as [{ pid: number }]
  await database.query('begin')
  await database.query(`${held} for update`, [row])
  const acting = act()
  let erasing: ReturnType<typeof erase>
  try {
    await expect.poll(() => waitingFor(waits, holder)).toBe(1)
    let isErased = false
    erasing = erase(company).finally(() => {
      isErased = true
    })
    await expect
      .poll(async () => isErased || (await waitingFor('%"seller"%for update%', holder)) > 0)
      .toBe(true)
  } finally {
    await database.query('rollback')
    await database.end()
  }
  return Promise.all([acting, erasing])
}

describe('a company that is erased', () => {
  it('waits for a return that is being asked for at the same moment, and then for its end', async () => {
    token = await linkTokenOf(shop, orderId)
    const [asked, erased] = await eraseDuring(shop, {
      held: 'select 1 from "order" where id = $1',
      row: orderId,
      waits: '%seller_order%for update of o%',
      // not a withdrawal, which staff could not close
      act: () => byLink(token, { reason: 'broken', items, note: '' }),
    })
    expect(asked.status, asked.text).toBe(201)
    expect(erased).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Há devoluções em andamento') as string },
    })
    const closed = await staffReturns(orderId, `${asked.body.returns[0]?.id}/close`, {
      reason: 'O cliente ficou com a garrafa',
    })
    expect(closed.status, closed.text).toBe(200)
    const naming = () =>
      sql<{ action: string; after: { fields?: string[] } }>(
        `select action, after from audit_entry where seller_id = $1 and (before ? 'on_behalf_of' or after ? 'on_behalf_of')`,
        [shop.sellerId],
      )
    expect(await naming()).toMatchObject([{ action: 'order.return.close' }])
    const [sold] = shop.wines
    const unsold = await shop.addWine()
    const told = {
      sustainability: { social_impact: 'Escola rural' },
      certifications: ['IBD'],
      label: { mapa_registration: 'RS 000123-4', wine_class: 'fine' },
    }
    await sql('update product set metadata = metadata || $2 where id = any($1)', [
      [sold?.id, unsold.id],
      JSON.stringify(told),
    ])
    expect((await erase(shop)).status).toBe(200)
    const wines = await sql(
      `select id, title, handle, status, metadata from product where id = any($1) order by created_at`,
      [[sold?.id, unsold.id]],
    )
    expect(wines).toMatchObject([
      { title: sold?.title, status: 'archived' },
      {
        title: ERASED_NAME,
        handle: `vinho-excluido-${unsold.id.toLowerCase()}`,
        status: 'archived',
        metadata: null,
      },
    ])
    expect(wines[0]?.metadata).toEqual({ label: { wine_class: 'fine' } })
    // staff acted in the company's name
    expect(await naming()).toEqual([])
  })

  it('waits for an order that is being placed at the same moment, and is refused then', async () => {
    const other = await openAccount()
    const cartId = await fillCart(other)
    const [bought, erased] = await eraseDuring(other, {
      held: 'select 1 from inventory_level where inventory_item_id = $1',
      row: other.wines[0]?.itemId,
      waits: '%inventory_level%for update%',
      act: () => buy(`carts/${cartId}/complete`, {}),
    })
    expect(bought.body.order, bought.text).toBeDefined()
    expect(erased).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('ainda não foram entregues') as string },
    })
  })

  it('leaves its buyers their rights: they ask by their link, and staff decide', async () => {
    const asked = await byLink(token, { reason: 'withdrawal', items, note: 'Desisti' })
    expect(asked.status, asked.text).toBe(201)
    expect(asked.body.order.seller_name).toBe(ERASED_NAME)
    const one = asked.body.returns[0]?.id ?? ''
    const [mail] = await mailsOf(`order-return:${orderId}:${one}:asked`)
    expect(JSON.stringify(mail)).toContain('A equipe winex vai responder')
    expect(await sql('select 1 from notice where seller_id = $1', [shop.sellerId])).toEqual([])

    const { body } = await call<OrderListResponse>(
      `/admin/orders?returns=refund&limit=50&seller_id=${shop.sellerId}`,
      { token: await tokenOf('staff') },
    )
    expect(body.orders.map(({ id }) => id)).toEqual([orderId])
    for (const step of ['approve', 'waive']) {
      const answer = await staffReturns(orderId, `${one}/${step}`, { reason: 'Conta excluída' })
      expect(answer.status, answer.text).toBe(200)
    }
    const refunded = await staffReturns(orderId, `${one}/refund`, {
      expected: BOTTLE + FREIGHT,
      expected_refunded: 0,
    })
    expect(refunded.status, refunded.text).toBe(200)
  })
})

describe('a seller who was suspended', () => {
  it('decides nothing, so that staff are told of what their buyers ask', async () => {
    const other = await openAccount()
    const id = await deliveredOrder(other, [{ quantity: 1 }])
    const [line] = (await other.order(id)).items
    const asked = await sellerReturns(other, id, '', {
      reason: 'broken',
      items: [{ id: line?.id, quantity: 1 }],
    })
    expect(asked.status, asked.text).toBe(201)
    const forStaff = async () =>
      (
        await call<OrderListResponse>(
          `/admin/orders?returns=refund&limit=50&seller_id=${other.sellerId}`,
          { token: await tokenOf('staff') },
        )
      ).body.orders.map((row) => row.id)
    expect(await forStaff()).toEqual([])
    await sql(`update seller set store_status = 'SUSPENDED' where id = $1`, [other.sellerId])
    expect(await forStaff()).toEqual([id])
  })
})
