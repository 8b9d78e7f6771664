import { beforeAll, describe, expect, it } from 'vitest'
import { addToCart, openCart } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { quickest } from '../../support/quickest'
import { weatherMs } from '../../support/weatherMs'
import { sql } from '../../support/world'
import { askStore, type Refusal } from './shop'

interface Products extends Refusal {
  products: Record<string, unknown>[]
  count: number
}
const list = (query: string) => askStore<Products>(`products?${query}`)

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ wines: 1 })
  await sql(
    `update product set metadata = coalesce(metadata, '{}') || '{"enology": {"vintage": 2021, "cost": 3}, "margin": 0.4}' where id = $1`,
    [shop.wines[0]?.id],
  )
})

describe('the fields that a consumer may choose', () => {
  it.each([
    '*seller.members',
    'seller.members.cpf',
    'seller.email',
    'id,seller.tax_id',
    'seller_link.seller.phone',
    'variants.product.seller.email',
    '%2Aseller.members',
    'seller.id.seller.email',
    '*sales_channels.stock_locations.address',
    '*variants.inventory_items.inventory.location_levels',
    '+variants.inventory_quantity',
    '-variants.inventory_items',
    'variants.prices.price_set_id',
    'metadata.margin',
    '*collection.products.collection.products.collection.products.collection.products',
    '__proto__',
    'constructor.name',
    'variants.*.*',
    '*',
    '**',
    'id;drop table seller',
  ])('do not reach what is not public: fields=%s', async (fields) => {
    for (const query of new Set([`fields=${encodeURIComponent(fields)}`, `fields=${fields}`])) {
      const answer = await list(`limit=1&${query}`)
      expect(answer.status).toBe(400)
      expect(answer.body.errors?.fields).toMatch(/não é público/)
      expect(answer.text).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}|@casapevarello/)
    }
  })

  it('are named in the refusal', async () => {
    const { body } = await list('fields=id,seller.email')
    expect(body.errors).toEqual({ fields: 'O campo seller.email não é público' })
  })

  it.each([
    ['300 segments', 'a.'.repeat(300)],
    ['1,500 segments', 'a.'.repeat(1500)],
    ['many names', 'id,'.repeat(200)],
    ['a long name', 'a'.repeat(8_000)],
  ])('are bounded: %s', async (_name, fields) => {
    const ask = () => list(`limit=1&fields=${fields}`)
    expect(await quickest(ask)).toBeLessThan(1_000 + weatherMs)
    const answer = await ask()
    expect(answer.status).toBe(400)
    expect(answer.text.length).toBeLessThan(1_000)
  })

  it('are one text, not a list', async () => {
    expect((await list('fields[]=id&fields[]=title')).status).toBe(400)
    expect((await list('fields[a]=id')).status).toBe(400)
  })

  it('reach what a shop shows of a wine and its producer, in the spelling of the engine', async () => {
    const only = async (fields: string) =>
      (await list(`id=${shop.wines[0]?.id}&fields=${encodeURIComponent(fields)}`)).body
        .products[0] ?? {}
    expect(Object.keys(await only('id,title'))).toEqual(['id', 'title'])
    expect(await only('title,seller.name')).toMatchObject({ seller: { name: expect.anything() } })
    expect(Object.keys((await only('seller.name')).seller as object)).toEqual(['id', 'name'])
    expect(Object.keys(await only('title,+handle'))).toEqual(['id', 'title', 'handle'])
    const whole = Object.keys(await only('*variants.calculated_price'))
    expect(whole).toContain('description')
    expect(Object.keys(await only('-description,-seller'))).toEqual(
      whole.filter((name) => name !== 'description' && name !== 'seller'),
    )
    const { variants } = (await only('variants.prices')) as { variants: object[] }
    expect(variants[0]).toEqual({
      id: shop.wines[0]?.variantId,
      prices: [{ amount: 59.9, currency_code: 'brl', min_quantity: null }],
    })
  })
})

describe('the whole answer', () => {
  it('names no stock, no place of a producer and nothing beside the wine sheet', async () => {
    const { products } = (await list(`id=${shop.wines[0]?.id}`)).body
    const [wine] = products
    expect(wine?.metadata).toEqual({ enology: { vintage: 2021 } })
    expect(Object.keys(wine?.seller as object).sort()).toEqual(
      'city description handle id name photo producer_history region state'.split(' '),
    )
    expect(JSON.stringify(wine)).not.toMatch(
      /stock|inventory|reserved|address|postal_code|tax_id|phone|email|sales_channel|external_id/,
    )
  })

  it('of a cart names what the buyer wrote, and nothing of the inside', async () => {
    const cartId = await openCart()
    await addToCart(cartId, shop)
    const { body, status, text } = await askStore<{ cart: Record<string, unknown> }>(
      `carts/${cartId}`,
    )
    expect(status).toBe(200)
    expect(Object.keys(body.cart).sort()).toEqual(
      'billing_address completed_at created_at currency_code discount_total email id item_subtotal item_total items paused_until payment_collection region region_id shipping_address shipping_methods shipping_subtotal shipping_total subtotal tax_id tax_total total unavailable updated_at'.split(
        ' ',
      ),
    )
    expect(text).not.toMatch(/metadata|raw_|sales_channel|customer|inventory|"data"/)
  })
})

describe('the queries of the store', () => {
  it.each([
    'products?limit=101',
    'products?limit=0',
    'products?limit=-1',
    'products?limit=1e2',
    'products?limit[]=1',
    'products?offset=10001',
    'products?order=id',
    'products?order=title,id',
    'products?tags[tags][tags][tags]=1',
    'products?$and[]=1',
    'products?tag_id[$ne]=x',
    'products?currency_code=xyz',
    'products?country_code=pt',
    'products?id=a%20b',
    'products?q=%00',
    'products?desconhecido=1',
    'products?created_at[$gt]=x',
    'product-variants?sku=1',
    'regions?name=x',
    'currencies?code=brl',
    'payment-providers',
    'payment-providers?region_id=',
    'shipping-options',
    'collections?id[a]=1',
  ])('are refused by name, never answered by an error of ours: %s', async (path) => {
    const answer = await askStore<Refusal>(path)
    expect([path, answer.status, answer.body.type]).toEqual([path, 400, 'invalid_data'])
    expect(Object.keys(answer.body.errors ?? {})).not.toHaveLength(0)
  })

  it.each([
    'currencies/xyz',
    'currencies/a%20b',
    'regions/reg_1',
    'products/prod_1',
    'products/%20',
    'product-tags/ptag_1',
    'product-categories/pcat_1',
    'collections/pcol_1',
    'product-types/ptyp_1',
    'product-variants/variant_1',
    'carts/cart_1',
    'orders/order_1',
    'shipping-options?cart_id=cart_1',
  ])('answer 404 for what is not there: %s', async (path) => {
    const answer = await askStore<Refusal>(path)
    expect([answer.status, answer.body.type]).toEqual([404, 'not_found'])
  })

  it('answer HEAD wherever they answer GET', async () => {
    for (const path of ['products', `products/${shop.wines[0]?.id}`, 'regions', 'currencies/brl']) {
      const answer = await askStore(path, { method: 'HEAD' })
      expect([path, answer.status, answer.text]).toEqual([path, 200, ''])
    }
    expect((await askStore('products/prod_1', { method: 'HEAD' })).status).toBe(404)
  })

  it('page through the wines, each once', async () => {
    const { sellerId } = await openShop({ wines: 6 })
    const own = `seller_id=${sellerId}&fields=id`
    const all = await list(`${own}&limit=100`)
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => list(`${own}&limit=2&offset=${offset}`)),
    )
    expect(all.body.products).toHaveLength(6)
    expect(pages.flatMap(({ body }) => body.products)).toEqual(all.body.products)
    expect(pages.map(({ body }) => body.count)).toEqual([6, 6, 6])
  })
})
