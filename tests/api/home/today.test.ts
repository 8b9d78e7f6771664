import { beforeAll, describe, expect, it } from 'vitest'
import type { Today } from '#domain/home/todayWire'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { placeOrder } from '../../support/buyer'
import { setSellerStatus } from '../../support/openSeller'
import { openShop, type Shop } from '../../support/openShop'

const NO_ORDERS = { approve: 0, send: 0, returns: 0, invoice: 0, messages: 0, unpaid: 0 }

let shop: Shop
let staff = ''

beforeAll(async () => {
  staff = await tokenOf('staff')
  shop = await openShop({ bottles: 9, wines: 2 })
})

const read = async (): Promise<Today> => {
  const answer = await call<Today>('/vendor/today', { token: shop.token })
  expect(answer.status).toBe(200)
  return answer.body
}

describe('Hoje', () => {
  it('starts with what a new seller has left open, and no orders', async () => {
    expect(await read()).toEqual({
      orders: { counts: NO_ORDERS, lines: [], approvable: [] },
      wines: { counts: { refused: 0, sold_out: 0, low: 0, price: 0, publish: 0 }, lines: [] },
      account: {
        done: {
          profile: false,
          wine: true,
          price_stock: true,
          freight: false,
          pix: false,
          approved: true,
          contract: false,
          publish: true,
        },
        unpriced_wine: null,
        publishable_wine: null,
        is_rated: true,
        pix: { due: 0, to_come: 0 },
      },
      stopped_import: null,
      week: { orders: 0, amount: 0 },
    })
  })

  it('follows an order step by step', async () => {
    const id = await placeOrder(shop, [{ quantity: 2 }])
    const steps: (string | null)[] = []
    const note = async () => {
      const { orders } = await read()
      const line = orders.lines.find((one) => one.id === id)
      if (line) expect(orders.counts[line.waiting]).toBe(1)
      expect(orders.approvable.map((one) => one.id)).toEqual(
        line?.waiting === 'approve' ? [id] : [],
      )
      steps.push(line ? [line.waiting, line.step ?? ''].join(' ').trim() : null)
    }
    await note()
    await shop.act(id, 'accept')
    await note()
    const item = (await shop.order(id)).items[0]?.id
    await shop.act(id, 'fulfillments', { items: [{ id: item, quantity: 2 }] })
    await note()
    const box = (await shop.order(id)).fulfillments?.[0]?.id ?? ''
    await shop.act(id, `fulfillments/${box}/shipments`, {
      items: [{ id: item, quantity: 2 }],
      labels: [{ tracking_number: 'BR123456789BR', tracking_url: '', label_url: '' }],
    })
    await note()
    expect(steps).toEqual(['approve', 'send pack', 'send ship', 'invoice'])
    expect((await read()).week).toEqual({ orders: 1, amount: 0 })
    await call(`/admin/orders/${id}/capture`, { token: staff, body: {} })
    expect((await read()).week.amount).toBe((await shop.order(id)).total)
  })

  it('tells of a wine that is low and of one that the shop sold out, until there are bottles again', async () => {
    const [first] = shop.wines
    const attention = async () => (await read()).wines.lines.find((one) => one.id === first?.id)
    const before = await shop.stockOf(0)
    await placeOrder(shop, [{ quantity: before.stocked - before.reserved - 6 }])
    expect(await attention()).toMatchObject({ attention: 'low', stock: 6 })
    await placeOrder(shop, [{ quantity: 6 }])
    expect(await attention()).toMatchObject({ attention: 'sold_out', stock: 0 })
    await call(`/vendor/inventory-items/${first?.itemId}/location-levels/${shop.locationId}`, {
      token: shop.token,
      body: { stocked_quantity: 40 },
    })
    expect(await attention()).toBeUndefined()
  })

  it('says why staff sent a wine back, and is silent once it is published again', async () => {
    const wine = shop.wines[1]?.id ?? ''
    await call(`/admin/products/${wine}/review`, {
      token: staff,
      body: { action: 'send_back', reason: 'A foto está escura.' },
    })
    const { wines } = await read()
    expect(wines.counts.refused).toBe(1)
    expect(wines.lines).toContainEqual({
      id: wine,
      title: shop.wines[1]?.title,
      attention: 'refused',
      stock: 9,
      reason: 'A foto está escura.',
    })
    await call(`/vendor/products/${wine}/status`, {
      token: shop.token,
      body: { status: 'published' },
    })
    expect((await read()).wines.counts.refused).toBe(0)
  })

  it('shows the oldest five of a step and counts all of them; no other seller sees them', async () => {
    const before = (await read()).orders.counts.approve
    expect(before).toBe(2)
    for (let more = 0; more < 4; more++) await placeOrder(shop, [{ wine: 1 }])
    const { orders } = await read()
    expect(orders.counts.approve).toBe(6)
    const ages = orders.lines
      .filter(({ waiting }) => waiting === 'approve')
      .map(({ created_at }) => Date.parse(created_at))
    expect(ages).toHaveLength(5)
    expect(ages).toEqual(ages.toSorted((one, other) => one - other))
    const stranger = await openShop({ wines: 0 })
    const theirs = await call<Today>('/vendor/today', { token: stranger.token })
    expect(theirs.body.orders).toEqual({ counts: NO_ORDERS, lines: [], approvable: [] })
  })

  it('tells of a spreadsheet that was checked and not imported', async () => {
    await sql(
      `insert into wine_import (id, seller_id, filename, status, heads, unknown_columns)
       values ($1, $2, 'adega.csv', 'checked', '[]', '[]')`,
      [`wimp_${shop.mark}`, shop.sellerId],
    )
    expect((await read()).stopped_import).toMatchObject({
      filename: 'adega.csv',
      status: 'checked',
    })
    // who can only read could not continue it
    await setSellerStatus(shop.sellerId, 'SUSPENDED')
    expect((await read()).stopped_import).toBeNull()
    await setSellerStatus(shop.sellerId, 'ACTIVE')
    await sql(`update wine_import set status = 'done' where seller_id = $1`, [shop.sellerId])
    expect((await read()).stopped_import).toBeNull()
  })
})

describe('which wines need their seller', () => {
  type Facts = Partial<
    Record<'status' | 'stock' | 'low' | 'price' | 'by' | 'to' | 'reason', unknown>
  >
  const byShop = { status: 'draft', stock: 0, by: 'system', to: 'draft', reason: 'Sem estoque' }
  const byStaff = (status: string) => ({ status, by: 'user', to: status, reason: 'Foto escura' })

  it.each<[string, Facts, string | null]>([
    ['6 bottles left of a published wine are few', { stock: 6 }, 'low'],
    ['7 are not', { stock: 7 }, null],
    ['with a limit of 24 of its own, 24 are few', { stock: 24, low: 24 }, 'low'],
    ['with a limit of 0 nothing is', { stock: 1, low: 0 }, null],
    ['a draft does not sell, so it is not low', { status: 'draft', stock: 1 }, 'publish'],
    ['a new wine with price and bottles can be published', { status: 'proposed' }, 'publish'],
    ['without bottles it cannot', { status: 'proposed', stock: 0 }, null],
    ['without a price it asks for one', { status: 'proposed', price: 0 }, 'price'],
    ['the seller took it out of the store', { status: 'draft', by: 'seller', to: 'draft' }, null],
    ['what staff archived has no price to be given', { status: 'archived', price: 0 }, null],
    ['the shop sold the last one', byShop, 'sold_out'],
    ['orders reserve the last one', { stock: 0 }, 'sold_out'],
    ['the seller emptied the stock, and knows', { ...byShop, by: 'seller' }, null],
    ['bottles came back: it can be published again', { ...byShop, stock: 2 }, 'publish'],
    ['staff sent it back', byStaff('draft'), 'refused'],
    ['staff rejected it', byStaff('rejected'), 'refused'],
    ['the seller has published it again', { by: 'seller', to: 'published' }, null],
    ['staff archived it', byStaff('archived'), null],
  ])('%s', async (_name, facts, attention) => {
    const { status = 'published', stock = 40, price = 59.9, low, by, to, reason } = facts
    expect(
      await sql('select read_model.wine_attention($1, $2, $3, $4, $5, $6, $7) as attention', [
        status,
        stock,
        low ?? null,
        price,
        by ?? null,
        to ?? null,
        reason ?? null,
      ]),
    ).toEqual([{ attention }])
  })
})
