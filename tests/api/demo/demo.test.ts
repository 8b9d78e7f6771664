import { describe, expect, it } from 'vitest'
import { PRODUCT_STATUS_KEYS } from '#domain/wines/productStatus'
import { WINE_TYPES } from '#domain/wines/sheet/index'
import { buildMetadataSchema } from '#domain/wines/sheet/metadataSchema'
import { demoAccounts } from '../../../ops/demo/demoAccounts'
import { SELLERS } from '../../../ops/demo/data/sellers'
import { WINES } from '../../../ops/demo/data/wines'
import { call } from '../../support/http'
import { people, tokenOf } from '../../support/people'
import { sql, world } from '../../support/world'
import { buyBottles } from '../../support/buyer'

/** Ids of the orders that came with the demonstration, as a subquery. */
const DEMO_ORDERS = `select id from "order" where metadata ->> 'demo_key' is not null`
const demoWines = `select p.* from product p join product_variant v on v.product_id = p.id and v.sku = any($1)
    where p.deleted_at is null and v.deleted_at is null`
const skus = WINES.map(({ title }) => title.toLowerCase().replaceAll(/\s+/g, '-'))

/** The first version's demonstration had no tables of freight, and its folder is kept here without most of its pictures. */
const isOlder = Boolean(process.env.WINEX_TEST_FIRST_VERSION)

describe('the demonstration, loaded', () => {
  it('signs each of its five people in', async () => {
    expect(demoAccounts).toHaveLength(5)
    const tokens = (Object.keys(people) as (keyof typeof people)[]).map(tokenOf)
    for (const token of await Promise.all(tokens)) expect(token.split('.')).toHaveLength(3)
  })

  it('has an active producer with a contract signed as the law wants it, and one who has still to sign', async () => {
    const rows = await sql<{
      email: string
      store_status: string
      contract_signed: boolean
      evidence: number
      rates: number
    }>(
      `select s.email, s.store_status, s.contract_signed,
              (select count(*)::int from contract_signature c where c.seller_id = s.id and c.sha256 = encode(sha256(convert_to(c.text, 'UTF8')), 'hex')) as evidence,
              (select count(*)::int from commission_rule r join commission_rate t on t.rule_id = r.id where r.reference_id = s.id) as rates
         from seller s where s.email = any($1)`,
      [SELLERS.map(({ member }) => member.email)],
    )
    const of = (email: string) => rows.find((row) => row.email === email)
    expect(of(people.signedSeller.email)).toMatchObject({
      store_status: 'ACTIVE',
      contract_signed: true,
      evidence: 1,
      rates: 1,
    })
    expect(of(people.unsignedSeller.email)).toMatchObject({
      store_status: 'ACTIVE',
      contract_signed: false,
      evidence: 0,
      rates: 1,
    })
    expect(of(people.pendingSeller.email)).toMatchObject({
      store_status: 'PENDING',
      contract_signed: false,
      rates: 0,
    })
    expect(of(people.inactiveSeller.email)).toMatchObject({
      store_status: 'INACTIVE',
      contract_signed: true,
    })
  })

  it.skipIf(isOlder)(
    'has every wine with a sheet that fits the product, its producer, its pictures and a stock level',
    async () => {
      const wines = await sql<{
        title: string
        status: string
        metadata: { classification: { type: string } }
        thumbnail: string
        owners: number
        levels: number
        urls: string[]
      }>(
        `select p.title, p.status, p.metadata, p.thumbnail,
              (select count(*)::int from seller_product sp where sp.product_id = p.id and sp.deleted_at is null) as owners,
              (select count(*)::int from product_variant v join product_variant_inventory_item vi on vi.variant_id = v.id
                 join inventory_level l on l.inventory_item_id = vi.inventory_item_id where v.product_id = p.id) as levels,
              (select array_agg(i.url) from image i where i.product_id = p.id) as urls
         from (${demoWines}) p`,
        [skus],
      )
      expect(wines).toHaveLength(WINES.length)
      const schema = buildMetadataSchema()
      for (const wine of wines) {
        expect(schema.safeParse(wine.metadata).error, wine.title).toBeUndefined()
        expect(wine, wine.title).toMatchObject({ owners: 1, levels: 1 })
        for (const path of [wine.thumbnail, ...wine.urls]) {
          const picture = await fetch(`${world.url}${path}`, { method: 'HEAD' })
          expect([picture.status, picture.headers.get('content-type')], path).toEqual([
            200,
            'image/webp',
          ])
        }
      }
      expect(new Set(wines.map(({ status }) => status))).toEqual(new Set(PRODUCT_STATUS_KEYS))
      expect(new Set(wines.map(({ metadata }) => metadata.classification.type))).toEqual(
        new Set(Object.keys(WINE_TYPES)),
      )
    },
  )

  it('has orders in every state: approval, payment, delivery, closed and canceled', async () => {
    const orders = await sql<
      Record<'status' | 'payment_status' | 'fulfillment_status' | 'seller_status', string>
    >(`select r.* from read_model."order" r where r.id in (${DEMO_ORDERS})`)
    expect(orders.length).toBeGreaterThanOrEqual(15)
    const words = (name: keyof (typeof orders)[number]) =>
      new Set(orders.map((order) => order[name]))
    expect(words('status')).toEqual(new Set(['pending', 'completed', 'canceled']))
    expect(words('seller_status')).toEqual(new Set(['pending', 'accepted', 'rejected']))
    expect(words('payment_status')).toEqual(
      new Set(['not_paid', 'authorized', 'captured', 'refunded', 'canceled']),
    )
    expect(words('fulfillment_status')).toEqual(
      new Set(['not_fulfilled', 'partially_fulfilled', 'fulfilled', 'canceled']),
    )
    const [parcels] = await sql(
      `select count(*) filter (where shipped_at is null and canceled_at is null)::int as packed,
              count(*) filter (where shipped_at is not null and delivered_at is null)::int as shipped,
              count(*) filter (where canceled_at is not null)::int as canceled
         from fulfillment where id in (select fulfillment_id from order_fulfillment where order_id in (${DEMO_ORDERS}))`,
    )
    expect(parcels).toEqual({ packed: 1, shipped: 2, canceled: 1 })
  })

  it('has orders whose totals add up and whose commission is the agreed share of each line', async () => {
    const wrong = await sql(
      `select o.id from "order" o
         join order_summary s on s.order_id = o.id and s.version = o.version
        where o.id in (${DEMO_ORDERS})
          and (s.totals ->> 'original_order_total')::numeric is distinct from
              (select sum(oi.quantity * li.unit_price) from order_item oi join order_line_item li on li.id = oi.item_id
                where oi.order_id = o.id and oi.version = o.version)
            + (select sum(m.amount) from order_shipping os join order_shipping_method m on m.id = os.shipping_method_id
                where os.order_id = o.id and os.version = o.version)`,
    )
    expect(wrong).toEqual([])
    const lines = await sql<{ right: boolean }>(
      `select c.base_amount = oi.quantity * li.unit_price
              and c.amount = round(c.base_amount * c.percentage_rate / 100, 2) and c.amount > 0 as right
         from order_commission_line c
         join order_line_item li on li.id = c.item_id
         join order_item oi on oi.item_id = li.id and oi.order_id = c.order_id
         join "order" o on o.id = oi.order_id and o.version = oi.version
        where c.order_id in (${DEMO_ORDERS})`,
    )
    expect(lines.length).toBeGreaterThanOrEqual(15)
    expect(lines.every(({ right }) => right)).toBe(true)
  })

  it.skipIf(isOlder)(
    'has producers with freight of their own, and one order that is late for its promise',
    async () => {
      const tables = await sql<{ email: string }>(
        `select s.email from seller_freight f join seller s on s.id = f.seller_id where s.email = any($1) order by 1`,
        [SELLERS.map(({ member }) => member.email)],
      )
      expect(tables.map(({ email }) => email)).toEqual(
        [people.signedSeller.email, people.unsignedSeller.email].toSorted(),
      )
      const { body } = await call<{ orders: { id: string; is_late: boolean }[] }>(
        '/admin/orders?late=delivery&limit=100',
        { token: await tokenOf('staff') },
      )
      const ids = (await sql<{ id: string }>(DEMO_ORDERS)).map(({ id }) => id)
      const late = body.orders.filter(({ id }) => ids.includes(id))
      expect(late).toMatchObject([{ is_late: true, stage: 'send' }])
    },
  )

  it('sells a published wine to a guest through the store API', async () => {
    const order = await buyBottles('Mandacaru Syrah', 2)
    // Two bottles at R$ 118,00 and one delivery.
    expect(order.item_total).toBe(236)
    expect(order.total).toBe(236 + order.shipping_total)
    const seen = await call<{ orders: { id: string }[] }>('/vendor/orders?order=-created_at', {
      token: await tokenOf('unsignedSeller'),
    })
    expect(seen.body.orders.map(({ id }) => id)).toContain(order.id)
  })

  it('does not sell the wines of a producer who was deactivated', async () => {
    await expect(buyBottles('Minuano Tannat', 1)).rejects.toThrow('não está mais à venda')
  })
})
