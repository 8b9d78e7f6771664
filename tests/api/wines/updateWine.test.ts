import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { openSeller, type Seller } from '../../support/openSeller'

let cellar: Seller
beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
})

describe('a change of a wine', () => {
  it('keeps groups that are absent, replaces those that are sent, clears with null', async () => {
    const wine = await cellar.addWine({
      metadata: {
        enology: { vintage: 2020, filtration: true },
        storytelling: { producer: 'Ana' },
        food_pairing: ['Queijo'],
      },
    })
    const { status, body } = await wine.save({
      metadata: { enology: { vintage: 2021 }, food_pairing: null },
    })
    expect(status).toBe(200)
    expect(body.product.metadata).toEqual({
      enology: { vintage: 2021 },
      storytelling: { producer: 'Ana' },
      food_pairing: null,
    })
  })

  // spec 109, 200
  it('moves title, description, origin, HS code, weight and volume, and leaves handle and sku', async () => {
    const wine = await cellar.addWine()
    const before = await wine.read()
    const { body } = await wine.save({
      title: 'Outro nome',
      description: 'Outra descrição',
      origin_country: 'pt',
      hs_code: '2204.21',
      weight: 1300,
      options: [{ title: 'Volume', values: ['375ml'] }],
    })
    expect(body.product).toMatchObject({
      title: 'Outro nome',
      description: 'Outra descrição',
      origin_country: 'PT',
      hs_code: '2204.21',
      weight: 1300,
      handle: before.handle,
      options: [{ title: 'Volume', values: [{ value: '375ml' }] }],
      variants: [{ title: '375ml', sku: before.variants[0]?.sku }],
    })
  })

  // spec 200
  it.each(['status', 'sku', 'seller_id', 'handle', 'id'])("cannot write '%s'", async (field) => {
    const wine = await cellar.addWine()
    const answer = await wine.save({ [field]: 'published' })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({ [field]: 'Campo desconhecido' })
  })

  it('is refused whole when one part is wrong', async () => {
    const wine = await cellar.addWine()
    const other = await cellar.addWine()
    const answer = await wine.save({
      title: 'Não deve ficar',
      variants: [{ id: other.variantId, prices: [{ amount: 1, currency_code: 'brl' }] }],
    })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({ 'variants.0.id': 'Variante não encontrada' })
    expect((await wine.read()).title).toBe(wine.title)
  })

  it("of another seller's wine answers like a missing one", async () => {
    const theirs = await (await openSeller({ status: 'ACTIVE' })).addWine()
    for (const id of [theirs.id, 'prod_que_nao_existe']) {
      for (const [path, body] of [
        [`/vendor/products/${id}`, { title: 'Meu agora' }],
        [`/vendor/products/${id}/status`, { status: 'draft' }],
      ] as const) {
        const answer = await call(path, { token: cellar.token, body })
        expect(answer.status).toBe(404)
        expect(answer.body).toEqual({ type: 'not_found', message: 'Vinho não encontrado' })
      }
    }
  })
})
