import { beforeAll, describe, expect, it } from 'vitest'
import type { AdminProductListResponse, SellerProductListResponse } from '#domain/wines/productWire'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'

let winery: Seller
let other: Seller
let staff = ''
const ids: Record<string, string> = {}

const own = async (query: string) =>
  (await call<SellerProductListResponse>(`/vendor/products?${query}`, { token: winery.token })).body
const all = async (query: string) =>
  (await call<AdminProductListResponse>(`/admin/products?${query}`, { token: staff })).body
const add = async (name: string, metadata?: object) =>
  (await winery.addWine({ title: `${name} ${winery.mark}`, price: 0, metadata })).id
const setStatus = (id: string | undefined, status: string) =>
  sql('update product set status = $2 where id = $1', [id, status])
const setPrice = (id: string | undefined, reais: number) =>
  sql(
    `update price set amount = $2 where price_set_id in (select price_set_id from product_variant_price_set s
       join product_variant v on v.id = s.variant_id where v.product_id = $1)`,
    [id, reais],
  )

beforeAll(async () => {
  staff = await tokenOf('staff')
  winery = await openSeller()
  await sql('update seller set name = $2 where id = $1', [
    winery.sellerId,
    `Bodega do Açúcar ${winery.mark}`,
  ])
  other = await openSeller()
  ids.rose = await add('Rosé da Serra 100%', {
    storytelling: { producer: 'João Bettú', story: 'Colhido à mão na encosta' },
  })
  ids.tinto = await add('Tinto_Barrica')
  ids.branco = await add('branco')
  await other.addWine()
  await setStatus(ids.rose, 'published')
  await setStatus(ids.branco, 'draft')
  await setPrice(ids.rose, 89.9)
  await setPrice(ids.tinto, 19.99)
})

describe('a seller’s filters', () => {
  const found = async (query: string) => {
    const { products, count, summary } = await own(query)
    expect(count).toBe(products.length)
    expect(summary.total).toBe(3)
    return products.map(({ id }) => id).sort()
  }
  const sorted = (...names: string[]) => names.map((name) => ids[name]).sort()

  it('find a type, and what has no bottles, no photo or no price; with the others, in the export as well', async () => {
    await sql(
      `update product set metadata = jsonb_set(metadata, '{classification}', '{"type": "rose"}') where id = $1`,
      [ids.rose],
    )
    await sql(`insert into image (id, url, rank, product_id) values ($1, '/x.webp', 0, $2)`, [
      `img_${winery.mark}`,
      ids.tinto,
    ])
    expect(await found('type=rose')).toEqual(sorted('rose'))
    expect(await found('type=rose&status=draft')).toEqual([])
    expect(await found('lacks=photo')).toEqual(sorted('rose', 'branco'))
    expect(await found('lacks=price')).toEqual(sorted('branco'))
    expect(await found('lacks=stock&q=tinto')).toEqual(sorted('tinto'))
    const file = await call('/vendor/products/export.csv?lacks=price', { token: winery.token })
    expect(file.text).toContain(`branco ${winery.mark}`)
    expect(file.text).not.toContain('Tinto_Barrica')
    for (const query of ['lacks=tudo', 'type=verde', 'type=red&type=rose'])
      expect((await call(`/vendor/products?${query}`, { token: winery.token })).status).toBe(400)
  })
})

describe('the search', () => {
  it('ignores case and accents', async () => {
    for (const q of ['ROSE DA serra', 'rosé', 'RoSÉ da SERRA']) {
      expect((await own(`q=${encodeURIComponent(q)}`)).products.map((wine) => wine.id)).toEqual([
        ids.rose,
      ])
    }
  })

  it('takes %, _ and \\ as plain characters', async () => {
    expect((await own(`q=${encodeURIComponent('100%')}`)).count).toBe(1)
    expect((await own(`q=${encodeURIComponent('o_b')}`)).count).toBe(1)
    for (const q of ['%', '_']) expect((await own(`q=${encodeURIComponent(q)}`)).count).toBe(1)
    expect((await own(`q=${encodeURIComponent('\\')}`)).count).toBe(0)
  })

  it('looks at title, handle, producer and story for staff', async () => {
    for (const q of [winery.mark, 'joao bettu', 'colhido a mao na encosta', 'bodega do acucar']) {
      const found = await all(`q=${encodeURIComponent(q)}&limit=100`)
      expect(found.products.map((wine) => wine.id)).toContain(ids.rose)
      expect(found.count).toBeGreaterThanOrEqual(found.products.length)
    }
    expect((await all(`q=${winery.mark}`)).count).toBe(3)
    expect((await all(`q=${winery.mark}&status=draft`)).count).toBe(1)
    expect((await all(`q=${winery.mark}&status=proposed`)).count).toBe(1)
  })

  it('counts exactly, also for a single letter', async () => {
    for (const q of ['a', 'vi', 'serra']) {
      const [row] = await sql<{ n: string }>(
        `select count(*) as n from product p
           left join seller_product sp on sp.product_id = p.id and sp.deleted_at is null
           left join seller s on s.id = sp.seller_id and s.deleted_at is null
          where p.deleted_at is null and lower(unaccent(concat_ws(E'\\n', p.title, p.handle, s.name,
           p.metadata #>> '{storytelling,producer}', p.metadata #>> '{storytelling,story}'))) like '%' || $1 || '%'`,
        [q],
      )
      expect((await all(`q=${q}`)).count).toBe(Number(row?.n))
    }
  })

  it('answers an absurd search or page with a clear 400 or an empty page', async () => {
    for (const query of [
      `q=${'x'.repeat(10_000)}`,
      `q=${encodeURIComponent('%_\\\'"')}`,
      'q=%00',
      'q=%F0%9F%A6%84',
      'offset=99990&limit=10',
      'offset=100000000000',
      'limit=0',
      'limit=101',
      'order=password',
      'status=nada',
    ]) {
      for (const [path, token] of [
        ['/admin/products', staff],
        ['/vendor/products', winery.token],
      ] as const) {
        const answer = await call<{ products?: unknown[]; message?: string }>(`${path}?${query}`, {
          token,
        })
        expect([200, 400, 414], `${path} ${query.slice(0, 40)}`).toContain(answer.status)
        if (answer.status === 200) expect(answer.body.products).toEqual([])
        else expect(answer.body.message).toBeTruthy()
      }
    }
  })
})

describe('filters, sorting and pages', () => {
  it('shows drafts together with what was proposed', async () => {
    expect((await own('status=draft')).count).toBe(2)
    expect((await own('status=published')).products.map((wine) => wine.id)).toEqual([ids.rose])
  })

  it('sorts by title without regard to case, and by price', async () => {
    expect((await own('order=title')).products.map((wine) => wine.id)).toEqual([
      ids.branco,
      ids.rose,
      ids.tinto,
    ])
    expect((await own('order=-price')).products.map((wine) => wine.id)).toEqual([
      ids.rose,
      ids.tinto,
      ids.branco,
    ])
  })

  // spec 242
  it("staff sort by what 'Menor preco' shows, the wholesale price too (spec §9)", async () => {
    const shop = await openSeller()
    const dear = await shop.addWine({ title: `Caro ${shop.mark}`, price: 20_000 })
    const cheap = await shop.addWine({ title: `Barato ${shop.mark}`, price: 9_000 })
    await dear.setPrices(20_000, { amount: 5_000, min_quantity: 6 })
    const order = async (by: string) =>
      (await all(`seller_id=${shop.sellerId}&order=${by}`)).products.map(({ id }) => id)
    expect(await order('price')).toEqual([dear.id, cheap.id])
    expect(await order('-price')).toEqual([cheap.id, dear.id])
    const own = await call<SellerProductListResponse>('/vendor/products?order=price', {
      token: shop.token,
    })
    expect(own.body.products.map(({ id }) => id)).toEqual([cheap.id, dear.id])
  })

  it('gives every wine exactly once over all pages', async () => {
    const seen: string[] = []
    for (let offset = 0; offset < 3; offset += 1) {
      const page = await own(`limit=1&offset=${offset}&order=created_at`)
      expect(page.count).toBe(3)
      seen.push(...page.products.map((wine) => wine.id))
    }
    expect(new Set(seen).size).toBe(3)
  })

  // spec 199
  it('sends amounts in cents and names the seller to staff only', async () => {
    const [wine] = (await own('q=rose')).products
    expect(wine?.variants[0]?.prices[0]?.amount).toBe(8990)
    expect(wine).not.toHaveProperty('seller')
    const [seen] = (await all(`q=${encodeURIComponent(`serra 100% ${winery.mark}`)}`)).products
    expect(seen?.seller?.id).toBe(winery.sellerId)
  })

  it('never shows the wines of another seller', async () => {
    expect((await own(`q=${other.mark}`)).count).toBe(0)
    expect((await own(`seller_id=${other.sellerId}`)).summary.total).toBe(3)
  })
})

describe('what changes a wine shows in the next list', () => {
  it('follows stock, reservations and deletion', async () => {
    await sql(
      `update inventory_level set stocked_quantity = 30, reserved_quantity = 4 where inventory_item_id in (
         select inventory_item_id from product_variant_inventory_item i join product_variant v on v.id = i.variant_id
          where v.product_id = $1)`,
      [ids.rose],
    )
    expect((await own('')).summary).toEqual({ total: 3, published: 1, stock: 26 })
    await sql('update product set deleted_at = now() where id = $1', [ids.rose])
    expect((await own('')).summary).toEqual({ total: 2, published: 0, stock: 0 })
    await sql('update product set deleted_at = null where id = $1', [ids.rose])
    expect((await own('')).summary.stock).toBe(26)
  })
})
