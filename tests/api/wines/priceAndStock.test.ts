import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { buyBottles } from '../../support/buyer'
import { openSeller, setSellerStatus, type Seller } from '../../support/openSeller'
import type { Wine } from '../../support/openWine'

let cellar: Seller
beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
})

async function publishedWine(retail = 8990, stock = 120): Promise<Wine> {
  const wine = await cellar.addWine()
  await wine.setStock(stock)
  await wine.setPrices(retail)
  const { status } = await wine.setStatus('published')
  expect(status).toBe(200)
  return wine
}

/** Price of one bottle in decimal reais as the store's cart has it for so many bottles. */
async function storePrice(title: string, quantity: number): Promise<number | null> {
  const { body: config } = await call<{ publishable_key: string }>('/public/config')
  const headers = { 'x-publishable-api-key': config.publishable_key }
  const { body: regions } = await call<{ regions: { id: string }[] }>('/store/regions', { headers })
  const region_id = regions.regions[0]?.id
  const { body } = await call<{ products: { title: string; variants: { id: string }[] }[] }>(
    `/store/products?q=${encodeURIComponent(title)}&region_id=${region_id}`,
    { headers },
  )
  const variant = body.products.find((one) => one.title === title)?.variants[0]
  if (!variant) return null
  const cart = await call<{ cart: { items: { unit_price: number }[] } }>('/store/carts', {
    headers,
    body: { region_id, items: [{ variant_id: variant.id, quantity }] },
  })
  return cart.body.cart.items[0]?.unit_price ?? null
}

describe('prices', () => {
  // spec 199
  it.each([
    [1, 0.01],
    [8990, 89.9],
    [999_999, 9999.99],
  ])('of %i cents go through the engine to the store without losing one', async (cents, reais) => {
    const wine = await publishedWine(cents)
    expect((await wine.read()).variants[0]?.prices).toMatchObject([
      { amount: cents, min_quantity: null },
    ])
    expect(await storePrice(wine.title, 1)).toBe(reais)
    const { body } = await call<{ products: { variants: { prices: { amount: number }[] }[] }[] }>(
      `/vendor/products?q=${encodeURIComponent(wine.title)}`,
      { token: cellar.token },
    )
    expect(body.products[0]?.variants[0]?.prices[0]?.amount).toBe(cents)
  })

  // spec 113
  it('are another for 12 bottles than for one, and the old wholesale price goes when it is left out', async () => {
    const wine = await publishedWine()
    await wine.setPrices(8990, { amount: 7550, min_quantity: 12 })
    expect(await storePrice(wine.title, 1)).toBe(89.9)
    expect(await storePrice(wine.title, 12)).toBe(75.5)
    const { body } = await wine.setPrices(9000)
    expect(body.product.variants[0]?.prices).toMatchObject([{ amount: 9000, min_quantity: null }])
    expect(await storePrice(wine.title, 12)).toBe(90)
  })

  it('of 0 on a published wine make it a draft that the store does not show', async () => {
    const wine = await publishedWine()
    const { status, body } = await wine.setPrices(0)
    expect([status, body.product.status]).toEqual([200, 'draft'])
    expect(await storePrice(wine.title, 1)).toBeNull()
  })

  it('leave an audit entry with before and after', async () => {
    const wine = await publishedWine(100)
    await wine.setPrices(200, { amount: 150, min_quantity: 6 })
    const entries = await sql(
      `select before, after from audit_entry where resource_id = $1 and action = 'wine.prices' order by at desc limit 1`,
      [wine.id],
    )
    expect(entries).toEqual([
      {
        before: { prices: [{ amount: 100, min_quantity: null }] },
        after: {
          prices: [
            { amount: 200, min_quantity: null },
            { amount: 150, min_quantity: 6 },
          ],
        },
      },
    ])
  })

  it('saved over a wine that somebody else changed are refused with what is stored', async () => {
    const wine = await cellar.addWine()
    const opened = await wine.read()
    await wine.setPrices(5000)
    const late = await wine.save({
      expected_updated_at: opened.updated_at,
      variants: [{ id: wine.variantId, prices: [{ amount: 7000, currency_code: 'brl' }] }],
    })
    expect(late.status).toBe(409)
    expect(late.body.message).toBe(
      'Este vinho mudou enquanto você editava. Recarregue a página para ver os dados atuais antes de salvar.',
    )
    expect(late.body.current).toMatchObject({ prices: [{ amount: 5000 }] })
    expect((await wine.read()).variants[0]?.prices).toMatchObject([{ amount: 5000 }])
  })

  it('saved from a second tab are told what is stored now and who saved it, and nothing is overwritten', async () => {
    const wine = await cellar.addWine()
    await wine.setPrices(5000, { amount: 4000, min_quantity: 6 })
    const expected_prices = { retail: 5000, wholesale: { amount: 4000, min_quantity: 6 } }
    await wine.setPrices(6000, { amount: 4000, min_quantity: 6 })
    const late = (expected: object, retail: number) =>
      wine.save({
        title: 'Não gravado',
        variants: [
          {
            id: wine.variantId,
            prices: [
              { amount: retail, currency_code: 'brl' },
              { amount: 4500, min_quantity: 6, currency_code: 'brl' },
            ],
            expected_prices: expected,
          },
        ],
      })
    const refused = await late(expected_prices, 7000)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('Mudou enquanto você editava. Agora: preço R$ 60,00.')
    expect(refused.body.current).toMatchObject({
      retail: 6000,
      wholesale: { amount: 4000, min_quantity: 6 },
      changed_by: { who: expect.any(String) as string },
    })
    const kept = await wine.read()
    expect(kept.title).toBe(wine.title)
    expect(kept.variants[0]?.prices).toMatchObject([{ amount: 6000 }, { amount: 4000 }])

    // what is stored already is what is wanted: no conflict
    expect((await late(expected_prices, 6000)).status).toBe(200)
    expect((await wine.read()).variants[0]?.prices).toMatchObject([
      { amount: 6000 },
      { amount: 4500 },
    ])
  })

  it.each<[string, unknown[], Record<string, string>]>([
    ['none', [], { 'variants.0.prices': 'Preço de varejo é obrigatório' }],
    [
      'negative',
      [{ amount: -1, currency_code: 'brl' }],
      { 'variants.0.prices.0.amount': 'Deve ser maior ou igual a 0' },
    ],
    [
      'two retail prices',
      [
        { amount: 1, currency_code: 'brl' },
        { amount: 2, currency_code: 'brl' },
      ],
      { 'variants.0.prices': 'Envie um só preço de varejo' },
    ],
    [
      'a wholesale price of 0',
      [
        { amount: 1, currency_code: 'brl' },
        { amount: 0, currency_code: 'brl', min_quantity: 12 },
      ],
      { 'variants.0.prices.1.amount': 'Deve ser maior que 0' },
    ],
    [
      'another currency',
      [{ amount: 1, currency_code: 'usd' }],
      { 'variants.0.prices.0.currency_code': 'Valor inválido: use brl' },
    ],
  ])('%s are refused at their field', async (_name, prices, errors) => {
    const wine = await cellar.addWine()
    const answer = await wine.save({ variants: [{ id: wine.variantId, prices }] })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual(errors)
  })
})

describe('stock', () => {
  // spec 204
  it('of 0 makes a published wine a draft in the same call (R21)', async () => {
    const wine = await publishedWine()
    const { status, body } = await wine.setStock(0)
    expect([status, body.product_status]).toEqual([200, 'draft'])
    expect((await wine.read()).status).toBe('draft')
  })

  it('of 0 leaves a proposed wine proposed', async () => {
    const wine = await cellar.addWine()
    await wine.setStock(5)
    expect((await wine.setStock(0)).body.product_status).toBe('proposed')
  })

  it('saved from a second tab is told that it changed, and nothing is overwritten', async () => {
    const wine = await cellar.addWine()
    await wine.setStock(10)
    const [first, second] = await Promise.all([
      wine.setStock(12, { expected_stocked_quantity: 10 }),
      wine.setStock(15, { expected_stocked_quantity: 10 }),
    ])
    const responses = [first, second].sort((one, other) => one.status - other.status)
    expect(responses.map(({ status }) => status)).toEqual([200, 409])
    const kept = responses[0]?.body.location_level.stocked_quantity
    expect(responses[1]?.body.current).toMatchObject({ stocked_quantity: kept })
    expect(responses[1]?.body.errors?.stocked_quantity).toBe(
      `O estoque mudou enquanto você editava: agora há ${kept} garrafas. Confira a quantidade e salve de novo.`,
    )
  })

  it('that is already what is wanted is stored once more without a question (R31)', async () => {
    const wine = await cellar.addWine()
    await wine.setStock(10)
    for (let attempt = 0; attempt < 2; attempt++) {
      const { status, body } = await wine.setStock(12, { expected_stocked_quantity: 10 })
      expect(status).toBe(200)
      expect(body.location_level).toMatchObject({ stocked_quantity: 12 })
    }
    const entries = await sql(
      `select after->>'stocked_quantity' as stocked from audit_entry where resource_id = $1 and action = 'wine.stock' order by at`,
      [wine.id],
    )
    expect(entries).toEqual([{ stocked: '10' }, { stocked: '12' }])
  })

  it('sold meanwhile through the store is never lost', async () => {
    const wine = await publishedWine(5000, 10)
    await buyBottles(wine.title, 4)
    const level = async () =>
      (
        await sql<{ stocked: number; reserved: number }>(
          'select stocked_quantity::int as stocked, reserved_quantity::int as reserved from inventory_level where inventory_item_id = $1',
          [wine.itemId],
        )
      )[0]
    expect(await level()).toEqual({ stocked: 10, reserved: 4 })

    const few = await wine.setStock(3)
    expect(few.status).toBe(400)
    expect(few.body.errors?.stocked_quantity).toBe(
      'Não é possível ter menos de 4 garrafas: são as reservadas para pedidos ainda não enviados.',
    )
    const saved = await wine.setStock(6, { expected_stocked_quantity: 10 })
    expect(saved.body.location_level).toMatchObject({
      stocked_quantity: 6,
      reserved_quantity: 4,
      available_quantity: 2,
    })

    await buyBottles(wine.title, 2)
    expect(await level()).toEqual({ stocked: 6, reserved: 6 })
  })

  it.each<[string, unknown, string]>([
    ['negative', -1, 'Deve ser maior ou igual a 0'],
    ['a fraction', 1.5, 'Tipo inválido: esperado número inteiro'],
    ['words', 'abc', 'Tipo inválido: esperado número'],
    ['absurdly much', 1e15, 'Deve ser menor ou igual a 10000000'],
  ])('%s is refused at its field', async (_name, quantity, message) => {
    const wine = await cellar.addWine()
    const answer = await wine.setStock(quantity)
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({ stocked_quantity: message })
  })

  // spec 204
  it("at another seller's location, or of another seller's wine, is not found", async () => {
    const other = await openSeller({ status: 'ACTIVE' })
    const theirs = await other.addWine()
    const wine = await cellar.addWine()
    const at = (item: string, location: string) =>
      call(`/vendor/inventory-items/${item}/location-levels`, {
        token: cellar.token,
        body: { location_id: location, stocked_quantity: 5 },
      })
    const responses = await Promise.all([
      at(wine.itemId, theirs.locationId),
      at(theirs.itemId, theirs.locationId),
      at(theirs.itemId, wine.locationId),
      at(wine.itemId, 'sloc_que_nao_existe'),
    ])
    for (const answer of responses) {
      expect(answer.status).toBe(404)
      expect(answer.body.message).toBe('Item de inventário ou local de estoque não encontrado')
    }
    expect((await at(wine.itemId, wine.locationId)).status).toBe(200)
  })
})

describe('the store', () => {
  it('shows published wines of active sellers only', async () => {
    const wine = await publishedWine()
    expect(await storePrice(wine.title, 1)).not.toBeNull()
    await wine.setStatus('draft')
    expect(await storePrice(wine.title, 1)).toBeNull()
    const closing = await openSeller({ status: 'ACTIVE' })
    const theirs = await closing.addWine({ title: `Fechado ${randomUUID()}` })
    await theirs.setStock(5)
    await theirs.setPrices(100)
    await theirs.setStatus('published')
    expect(await storePrice(theirs.title, 1)).toBe(1)
    await setSellerStatus(closing.sellerId, 'INACTIVE')
    expect(await storePrice(theirs.title, 1)).toBeNull()
  })
})
