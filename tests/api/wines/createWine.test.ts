import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'
import { AT_ONCE } from '../../support/scope'

let cellar: Seller
beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
})

const winesCalled = async (title: string): Promise<number> =>
  (await sql('select id from product where title = $1 and deleted_at is null', [title])).length

describe('a new wine', () => {
  // spec 109, 111, 113, 139, 200
  it('is proposed whatever was sent, with stock 0, price 0, Volume 750ml and the sku of its title', async () => {
    const title = `Tannat ${randomUUID()}`
    const { status, body } = await cellar.create({ title, status: 'published' })
    expect(status).toBe(201)
    expect(body.product).toMatchObject({
      title,
      status: 'proposed',
      seller_id: cellar.sellerId,
      options: [{ title: 'Volume', values: [{ value: '750ml' }] }],
      variants: [
        {
          title: '750ml',
          sku: title.toLowerCase().replaceAll(' ', '-'),
          manage_inventory: true,
          prices: [{ amount: 0, currency_code: 'brl', min_quantity: null }],
        },
      ],
    })
    const level = body.product.variants[0]?.inventory_items[0]?.inventory?.location_levels[0]
    expect(level).toMatchObject({ available_quantity: 0, stocked_quantity: 0 })
  })

  it('gets a suffix when handle and sku are taken, also by another seller at the same moment (R23)', async () => {
    const other = await openSeller({ status: 'ACTIVE' })
    const title = `Rosé Ímpar ${randomUUID()}`
    const responses = await Promise.all(
      [cellar, other, other].map((one, at) => one.create({ title, hs_code: String(at) })),
    )
    const handles = responses.map(({ body }) => body.product.handle).sort()
    const base = handles[0] ?? ''
    expect(base).toMatch(/^rose-impar-/)
    expect(handles).toEqual([base, `${base}-2`, `${base}-3`])
    expect(new Set(responses.map(({ body }) => body.product.variants[0]?.sku)).size).toBe(3)
  })

  it('is refused, as is a change, at the field of a sheet that contradicts itself', async () => {
    const wine = await cellar.addWine()
    const nextYear = new Date().getFullYear() + 1
    for (const [group, field, sheet] of [
      ['enology', 'vintage', { vintage: nextYear }],
      ['enology', 'bottling_date', { harvest_date: '2025-03-02', bottling_date: '2025-03-01' }],
      ['sensory', 'serving_temp_c_max', { serving_temp_c_min: 12, serving_temp_c_max: 10 }],
    ] as const) {
      const metadata = { [group]: sheet }
      for (const answer of [
        await cellar.create({ title: `Tannat ${randomUUID()}`, metadata }),
        await wine.save({ metadata }),
      ]) {
        expect(answer.status).toBe(400)
        expect(Object.keys(answer.body.errors ?? {})).toEqual([`metadata.${group}.${field}`])
      }
    }
  })

  it('keeps HTML, quotes, line breaks and emoji as plain text', async () => {
    const title = `<b>"Vinho"</b> 'da' 🍷 & ${randomUUID()}`
    const description = '<script>alert(1)</script>\n"aspas"\t=SOMA(A1) 🍇'
    const { status, body } = await cellar.create({ title, description })
    expect(status).toBe(201)
    expect(body.product).toMatchObject({ title, description })
  })

  it('is made once by 50 equal requests with one Idempotency-Key, and by a retry a day later', async () => {
    const title = `Uma vez ${randomUUID()}`
    const key = { 'idempotency-key': randomUUID() }
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, () => cellar.create({ title }, key)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(responses.map(({ body }) => body.product.id)).size).toBe(1)
    expect((await cellar.create({ title }, key)).body.product.id).toBe(
      responses[0]?.body.product.id,
    )
    expect(await winesCalled(title)).toBe(1)
    // Another key is another wish.
    await cellar.create({ title }, { 'idempotency-key': randomUUID() })
    expect(await winesCalled(title)).toBe(2)
  })

  it('is made once by a double click without a key', async () => {
    const title = `Clique duplo ${randomUUID()}`
    await Promise.all([cellar.create({ title }), cellar.create({ title })])
    expect(await winesCalled(title)).toBe(1)
  })

  it('leaves an audit entry', async () => {
    const wine = await cellar.addWine()
    expect(
      await sql(
        'select action, actor_type, actor_id, seller_id, after from audit_entry where resource_id = $1',
        [wine.id],
      ),
    ).toEqual([
      {
        action: 'wine.create',
        actor_type: 'seller',
        actor_id: cellar.memberId,
        seller_id: cellar.sellerId,
        after: { title: wine.title, status: 'proposed' },
      },
    ])
  })
})

describe('a wine that cannot be', () => {
  const huge = 'x'.repeat(10_000)
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no title', { title: '' }, { title: 'Campo obrigatório' }],
    [
      'a title of 10,000 characters',
      { title: huge },
      { title: 'Deve ter no máximo 200 caracteres' },
    ],
    ['no description', { description: undefined }, { description: 'Campo obrigatório' }],
    ['words for a number', { weight: 'abc' }, { weight: 'Tipo inválido: esperado número' }],
    ['a negative weight', { weight: -1 }, { weight: 'Deve ser maior ou igual a 0' }],
    [
      'an unknown enumeration value',
      { metadata: { classification: { body: 'gordo' } } },
      { 'metadata.classification.body': 'Valor inválido: use light, medium, full' },
    ],
    [
      'an unknown metadata group',
      { metadata: { feitico: {} } },
      { 'metadata.feitico': 'Campo desconhecido' },
    ],
    [
      'an unknown metadata field',
      { metadata: { enology: { feitico: 1 } } },
      { 'metadata.enology.feitico': 'Campo desconhecido' },
    ],
    ['a field of the server', { seller_id: 'sel_x' }, { seller_id: 'Campo desconhecido' }],
    ['a NUL character', { title: 'a\u0000b' }, { title: 'Contém caracteres inválidos' }],
    [
      'a fraction of a cent',
      { variants: [{ title: '750ml', prices: [{ amount: 0.5, currency_code: 'brl' }] }] },
      { 'variants.0.prices.0.amount': 'Tipo inválido: esperado número inteiro' },
    ],
    [
      'a wholesale price without a retail price',
      {
        variants: [
          { title: '750ml', prices: [{ amount: 1, currency_code: 'brl', min_quantity: 6 }] },
        ],
      },
      { 'variants.0.prices': 'Preço de varejo é obrigatório' },
    ],
  ])('%s', async (_name, changes, errors) => {
    const answer = await cellar.create(changes)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ type: 'invalid_data', errors })
  })

  it('1e309 and other numbers that JSON cannot hold', async () => {
    const response = await call('/vendor/products', {
      token: cellar.token,
      body: { title: 'a', description: 'b', weight: 1 },
    })
    expect(response.status).toBe(201)
    const raw = await fetch(new URL('/api/vendor/products', process.env.WINEX_TEST_URL), {
      method: 'POST',
      headers: { authorization: `Bearer ${cellar.token}`, 'content-type': 'application/json' },
      body: '{"title":"a","description":"b","weight":1e309}',
    })
    expect(raw.status).toBe(400)
    expect(await raw.json()).toMatchObject({ errors: { weight: 'Tipo inválido: esperado número' } })
  })
})
