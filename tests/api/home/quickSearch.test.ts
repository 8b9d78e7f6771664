import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HIT_KINDS } from '#domain/home/hitKinds'
import type { Hit, QuickSearch } from '#domain/home/quickSearchWire'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import { sql } from '../../support/world'
import { openAs } from '../staff/openAs'

type Person = Awaited<ReturnType<typeof openAs>>

let shop: Shop
let foreign: Shop
let number = 0
let sellerName = ''
const staff = new Map<string, Person>()

beforeAll(async () => {
  shop = await openShop({ wines: 2 })
  foreign = await openShop({ wines: 1 })
  number = (await shop.order(await placeOrder(shop))).display_id ?? 0
  const [seller] = await sql<{ name: string }>('select name from seller where id = $1', [
    shop.sellerId,
  ])
  sellerName = seller?.name ?? ''
  await sql(
    `insert into suppliers (id, brand, responsible_name, responsible_email, city, terms_version, terms_accepted_at, client_id, fingerprint)
     values ($1, $2, 'Marina Bortolini', 'marina@exemplo.com.br', 'Garibaldi', '2025-07', now(), $1, $1)`,
    [`sapp_${shop.mark}`, `Adega ${shop.mark}`],
  )
  for (const role of ['administration', 'review', 'finance', 'read_only'] as const)
    staff.set(role, await openAs(role))
})
afterAll(() => sql('delete from suppliers where id = $1', [`sapp_${shop.mark}`]))

const at = (area: 'admin' | 'vendor', q: string) => `/${area}/search?q=${encodeURIComponent(q)}`
const byStaff = async (q: string, role = 'administration'): Promise<Hit[]> => {
  const answer = await staff.get(role)?.call<QuickSearch>(at('admin', q))
  expect(answer?.status, answer?.text).toBe(200)
  return answer?.body.hits ?? []
}
const bySeller = async (q: string, token = shop.token): Promise<Hit[]> => {
  const answer = await call<QuickSearch>(at('vendor', q), { token })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.hits
}
const names = (hits: Hit[], kind: Hit['kind']) =>
  hits.filter((one) => one.kind === kind).map(({ name }) => name)

describe('what staff find', () => {
  it('wines, the order of such a wine and the application, each with what tells it apart', async () => {
    const hits = await byStaff(shop.mark.toUpperCase())
    expect(names(hits, 'wine').toSorted()).toEqual([`Vinho 0 ${shop.mark}`, `Vinho 1 ${shop.mark}`])
    expect(hits.find(({ kind }) => kind === 'wine')?.detail).toBe(sellerName)
    expect(hits.filter(({ kind }) => kind === 'order')).toEqual([
      {
        kind: 'order',
        id: expect.any(String),
        name: `#${number}`,
        detail: 'Zélia <b> da Silva & Cia',
      },
    ])
    expect(hits.filter(({ kind }) => kind === 'application')).toEqual([
      {
        kind: 'application',
        id: `sapp_${shop.mark}`,
        name: `Adega ${shop.mark}`,
        detail: 'Marina Bortolini',
      },
    ])
  })

  it('a producer by name, before those who only live in such a place', async () => {
    const hits = await byStaff(sellerName)
    expect(hits.filter(({ kind }) => kind === 'seller').map(({ id }) => id)).toContain(
      shop.sellerId,
    )
  })

  it.each([(n: number) => `#${n}`, String])(
    'an order by its number, first of all',
    async (write) => {
      expect(names(await byStaff(write(number)), 'order')[0]).toBe(`#${number}`)
    },
  )

  it.each([
    ['administration', true],
    ['finance', true],
    ['read_only', true],
    ['review', false],
  ])('orders for %s: %s', async (role, seen) => {
    const hits = [...(await byStaff(shop.mark, role)), ...(await byStaff(String(number), role))]
    expect(names(hits, 'order').includes(`#${number}`)).toBe(seen)
    expect(names(hits, 'wine').length).toBeGreaterThan(0)
    expect(names(hits, 'application').length).toBeGreaterThan(0)
  })

  it.each([
    ['administration', true],
    ['read_only', true],
    ['review', false],
    ['finance', false],
  ])('colleagues for %s: %s', async (role, seen) => {
    const email = staff.get('finance')?.email ?? ''
    const people = (await byStaff(email.toUpperCase(), role)).filter(
      ({ kind }) => kind === 'person',
    )
    expect(people).toEqual(
      seen
        ? [
            {
              kind: 'person',
              id: staff.get('finance')?.userId,
              name: 'Bruna Teste',
              detail: email,
            },
          ]
        : [],
    )
  })

  it('the producer before its wines', async () => {
    const kinds = [...new Set((await byStaff(sellerName)).map(({ kind }) => kind))]
    expect(kinds[0]).toBe('seller')
  })

  it('five of a kind at most', async () => {
    for (const text of ['a', 'vin', '@', '1']) {
      const hits = await byStaff(text)
      for (const kind of HIT_KINDS) expect(names(hits, kind).length).toBeLessThanOrEqual(5)
    }
    expect(names(await byStaff('vinho'), 'wine')).toHaveLength(5)
  })
})

describe('what a seller finds', () => {
  it('the own wines and orders, and nothing of anybody else', async () => {
    const hits = await bySeller(shop.mark)
    expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['wine', 'order']))
    expect(names(hits, 'wine')).toHaveLength(2)
    expect(names(hits, 'order')).toEqual([`#${number}`])
    expect(names(await bySeller(`#${number}`), 'order')).toEqual([`#${number}`])
  })

  it('the people of the own company, and of no other', async () => {
    const people = async (token: string) =>
      (await bySeller(shop.email, token)).filter(({ kind }) => kind === 'person')
    expect(await people(shop.token)).toEqual([
      { kind: 'person', id: shop.memberId, name: expect.any(String), detail: shop.email },
    ])
    expect(await people(foreign.token)).toEqual([])
  })

  it.each([() => shop.mark, () => `#${number}`, () => String(number), () => 'Adega'])(
    "nothing by another seller's words",
    async (word) => {
      const own = (await bySeller(word(), foreign.token)).filter(
        // a number may stand in one's own address
        ({ name, detail }) => !name.includes(foreign.mark) && detail !== foreign.email,
      )
      expect(own).toEqual([])
    },
  )
})

describe.each(['admin', 'vendor'] as const)('hostile texts in /%s/search', (area) => {
  const ask = (query: string) =>
    call(`/${area}/search?${query}`, {
      token: area === 'admin' ? (staff.get('administration')?.token ?? '') : shop.token,
    })

  it('200 characters are searched for, 201 refused in words', async () => {
    for (const text of ['x'.repeat(200), 'vinho '.repeat(34).slice(0, 199), 'é%'.repeat(100)])
      expect((await ask(`q=${encodeURIComponent(text)}`)).status).toBe(200)
    const long = await ask(`q=${'x'.repeat(201)}`)
    expect(long.status).toBe(400)
    expect(long.body.message).toMatch(/200/)
  })

  it.each(['', 'q=', 'q=%20%20', 'q=%00', 'q=a&q=b', 'q[x]=1'])('refuses ?%s', async (query) => {
    const answer = await ask(query)
    expect(answer.status, answer.text).toBe(400)
  })

  it.each([
    `'`,
    `'; drop table seller; --`,
    '%',
    '_',
    '\\',
    '#',
    '#0',
    '#999999999',
    '999999999999',
    '$1',
    '😀',
    '<b>',
  ])('takes %s as it is', async (text) => {
    const answer = await ask(`q=${encodeURIComponent(text)}`)
    expect(answer.status, answer.text).toBe(200)
  })

  it('a pattern finds nothing but itself', async () => {
    const answer = await ask(
      `q=${encodeURIComponent(`${shop.mark.slice(0, 6)}%${shop.mark.slice(7)}`)}`,
    )
    expect(answer.body.hits).toEqual([])
  })
})
