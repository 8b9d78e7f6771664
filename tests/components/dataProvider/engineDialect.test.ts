import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataProvider as admin } from '../../../src/admin/dataProvider'
import { dataProvider as portal } from '../../../src/portal/dataProvider'
import { connectSession } from '../../../src/kit/http/apiClient'
import { network } from './network'

afterEach(() => {
  connectSession(undefined)
  vi.unstubAllGlobals()
})

const page = (number: number, perPage: number) => ({ page: number, perPage })
const anyList = {
  pagination: page(1, 10),
  sort: { field: 'title', order: 'ASC' as const },
  filter: {},
}

function answerList(key: string, rows: object[], count = rows.length, summary: object = {}) {
  return network(() => ({ body: { [key]: rows, count, limit: 10, offset: 0, summary } }))
}

describe('a list', () => {
  test("asks in the engine's words: limit, offset, order, q and named filters", async () => {
    const requests = answerList('products', [{ id: 'a' }], 41)
    const result = await portal.getList('wines', {
      pagination: page(3, 20),
      sort: { field: 'created_at', order: 'DESC' },
      filter: { q: '  serra ', status: 'draft' },
    })
    expect(requests[0]).toMatchObject({
      path: '/vendor/products',
      method: 'GET',
      query: {
        limit: '20',
        offset: '40',
        order: '-created_at',
        q: 'serra',
        status: 'draft,proposed',
      },
    })
    expect(result).toMatchObject({ data: [{ id: 'a' }], total: 41 })
  })

  test('brings the figures of the cards with the same request', async () => {
    const requests = answerList('products', [], 0, { total: 7, published: 3, stock: 99 })
    const { meta } = await portal.getList('wines', anyList)
    expect(meta.summary).toEqual({ total: 7, published: 3, stock: 99 })
    expect(requests).toHaveLength(1)
  })

  test('two lists under way at once keep their own figures', async () => {
    network(({ query }) => ({
      body: { products: [], count: 0, summary: { total: Number(query.limit) } },
    }))
    const [ten, fifty] = await Promise.all([
      portal.getList('wines', anyList),
      portal.getList('wines', { ...anyList, pagination: page(1, 50) }),
    ])
    expect([ten.meta.summary, fifty.meta.summary]).toEqual([{ total: 10 }, { total: 50 }])
  })

  test.each([
    [{ status: 'published' }, { status: 'published' }],
    [
      { type: 'rose', lacks: 'photo' },
      { type: 'rose', lacks: 'photo' },
    ],
    [{ type: 'verde', lacks: 'tudo' }, {}],
    [{ status: 'all' }, {}],
    [{ status: 'constructor' }, {}],
    [{ status: { a: 1 } }, {}],
    [{ q: '   ' }, {}],
    [{ q: 5 }, {}],
    [{ seller_id: 'someone-else' }, {}],
  ])('the filter %j reaches the engine as %j', async (filter, expected) => {
    const requests = answerList('products', [])
    await portal.getList('wines', { ...anyList, filter })
    const { limit, offset, order, ...filters } = requests[0]?.query ?? {}
    expect({ limit, offset, order }).toEqual({ limit: '10', offset: '0', order: 'title' })
    expect(filters).toEqual(expected)
  })

  test('cuts a search of 10 kB to what the engine reads', async () => {
    const requests = answerList('products', [])
    await portal.getList('wines', { ...anyList, filter: { q: 'x'.repeat(10_000) } })
    expect(requests[0]?.query.q).toHaveLength(200)
  })

  test('never sends a field the engine cannot sort by', async () => {
    const requests = answerList('products', [])
    await portal.getList('wines', { ...anyList, sort: { field: 'password', order: 'ASC' } })
    expect(requests[0]?.query).not.toHaveProperty('order')
  })

  test('the days of the orders filter go along as days, nonsense stays at home (R32)', async () => {
    const requests = answerList('orders', [])
    await portal.getList('orders', { ...anyList, filter: { from: '2026-02-28', to: '2026-02-30' } })
    expect(requests[0]).toMatchObject({
      path: '/vendor/orders',
      query: { created_from: '2026-02-28' },
    })
    expect(requests[0]?.query).not.toHaveProperty('created_to')
  })

  test('staff: drafts come with what is proposed, contract filter goes by name', async () => {
    const products = answerList('products', [])
    await admin.getList('products', { ...anyList, filter: { status: 'draft' } })
    expect(products[0]).toMatchObject({
      path: '/admin/products',
      query: { status: 'draft,proposed' },
    })
    const waiting = answerList('products', [])
    await admin.getList('products', { ...anyList, filter: { review: 'waiting' } })
    expect(waiting[0]?.query).toMatchObject({ review: 'waiting' })
    const sellers = answerList('sellers', [])
    await admin.getList('sellers', { ...anyList, filter: { contract: 'pending', q: '11.222.333' } })
    expect(sellers[0]).toMatchObject({
      path: '/admin/sellers',
      query: { contract: 'pending', q: '11.222.333' },
    })
  })

  test('an answer without rows or count is a fault, not an empty list', async () => {
    network(() => ({ body: { count: 3 } }))
    await expect(portal.getList('wines', anyList)).rejects.toThrow("lacks 'products' or 'count'")
  })

  test('can be given up: the request is aborted', async () => {
    const controller = new AbortController()
    const requests = network(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        }),
    )
    const answer = portal.getList('wines', { ...anyList, signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(requests[0]?.signal?.aborted).toBe(true)
    expect(portal.supportAbortSignal).toBe(true)
  })
})

describe('a record', () => {
  test('is read out of its envelope', async () => {
    const requests = network(() => ({ body: { product: { id: 'a/b', title: 'Tannat' } } }))
    const { data } = await portal.getOne('wines', { id: 'a/b' })
    expect(data).toEqual({ id: 'a/b', title: 'Tannat' })
    expect(requests[0]?.path).toBe('/vendor/products/a%2Fb')
  })

  test('is changed with POST (spec §7)', async () => {
    const requests = network(() => ({ body: { seller: { id: 's', store_status: 'ACTIVE' } } }))
    const { data } = await admin.update('sellers', {
      id: 's',
      data: { store_status: 'ACTIVE' },
      previousData: { id: 's' },
    })
    expect(requests[0]).toMatchObject({
      path: '/admin/sellers/s',
      method: 'POST',
      body: { store_status: 'ACTIVE' },
    })
    expect(data).toEqual({ id: 's', store_status: 'ACTIVE' })
  })

  // spec 200
  test.each([[{ product: { id: 'new' } }], [{ product: { data: [{ id: 'new' }] } }]])(
    'is created with POST; the answer %j has its id (spec §7)',
    async (body) => {
      const requests = network(() => ({ body }))
      const { data } = await portal.create('wines', { data: { title: 'Tannat' } })
      expect(requests[0]).toMatchObject({
        path: '/vendor/products',
        method: 'POST',
        body: { title: 'Tannat' },
      })
      expect(data.id).toBe('new')
    },
  )

  test('several by id: one call each, doubles once, a missing one is left out', async () => {
    const requests = network(({ path }) =>
      path.endsWith('/gone')
        ? { status: 404, body: { type: 'not_found', message: 'Não encontrado' } }
        : { body: { product: { id: path.split('/').at(-1) } } },
    )
    const { data } = await admin.getMany('products', { ids: ['a', 'gone', 'b', 'a'] })
    expect(data).toEqual([{ id: 'a' }, { id: 'b' }])
    expect(requests.map(({ path }) => path)).toEqual([
      '/admin/products/a',
      '/admin/products/gone',
      '/admin/products/b',
    ])
    expect(requests.every(({ query }) => !('filter' in query))).toBe(true)
  })
})

describe('errors and credentials', () => {
  // spec 178
  test('every call carries bearer token and publishable key (spec §6)', async () => {
    connectSession({
      headers: () => ({ Authorization: 'Bearer t', 'x-publishable-api-key': 'pk' }),
      isOver: () => false,
      onUnauthorized: () => Promise.resolve(false),
      onStepUp: () => Promise.resolve(false),
    })
    const requests = answerList('products', [])
    await portal.getList('wines', anyList)
    expect(requests[0]?.headers).toMatchObject({
      Authorization: 'Bearer t',
      'x-publishable-api-key': 'pk',
    })
  })

  test("shows the server's message, else 'API Error: {status text}' (spec §8)", async () => {
    network(() => ({ status: 500, body: { message: 'Banco fora do ar' } }))
    await expect(portal.getList('wines', anyList)).rejects.toThrow('Banco fora do ar')
    network(() => ({ status: 500 }))
    await expect(portal.getList('wines', anyList)).rejects.toThrow(
      'API Error: Internal Server Error',
    )
  })

  test('field errors reach the form under their dotted paths (R43)', async () => {
    const errors = { 'metadata.technical_analysis.ph': 'Deve ser um número' }
    network(() => ({
      status: 400,
      body: { type: 'invalid_data', message: 'Dados inválidos', errors },
    }))
    await expect(
      portal.update('wines', { id: 'a', data: {}, previousData: { id: 'a' } }),
    ).rejects.toMatchObject({ status: 400, body: { errors } })
  })
})
