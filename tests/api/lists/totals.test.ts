import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bounded, boundedCount } from '../../../backend/src/engine/lists/boundedCount'
import { listOrders } from '../../../backend/src/orders/reads/listOrders'
import { listAdminProducts } from '../../../backend/src/wines/reads/listAdminProducts'
import { listSellerProducts } from '../../../backend/src/wines/reads/listSellerProducts'
import { openSeller } from '../../support/openSeller'
import { world } from '../../support/world'

/** Its transaction is never committed: nobody else meets the many rows. */
const database = new Client({ connectionString: world.databaseUrl })
const knex = {
  client: {
    acquireConnection: () => Promise.resolve(database),
    releaseConnection: () => Promise.resolve(),
  },
} as unknown as Knex
let mark = ''
let sellerId = ''
const MANY = 10_020
const TABLES = ['product', 'product_search', '"order"', 'order_search']

/** Copies a row of a read model with an id, and what else is given of the number `n`. */
const copies = (table: string, from: string, changes: string) => `
  insert into read_model.${table} select copy.* from generate_series(1, ${MANY}) n,
    (select one from read_model.${table} one where ${from} limit 1) original,
    jsonb_populate_record(one, jsonb_build_object('id', '${mark}' || lpad(n::text, 5, '0')) || ${changes}) copy`

beforeAll(async () => {
  const winery = await openSeller()
  ;({ mark, sellerId } = winery)
  const { id } = await winery.addWine({ title: `Um ${mark}` })
  await database.connect()
  await database.query('begin')
  const title = `jsonb_build_object('title_folded', ' ${mark} ' || lpad((n * 7919 % ${MANY})::text, 5, '0'))`
  await database.query(copies('product', `id = '${id}'`, title))
  await database.query(copies('product_search', `id = '${id}'`, `'{}'`))
  await database.query(copies('"order"', 'true', `jsonb_build_object('seller_id', '${sellerId}')`))
  await database.query(
    copies('order_search', 'true', `'{"seller_id": "${sellerId}", "search": "${mark}"}'`),
  )
  // only the copies
  for (const table of ['product', 'product_search'])
    await database.query(`delete from read_model.${table} where id = '${id}'`)
  // as the database's own collecting does where rows are committed: without it the plans are those of empty tables
  for (const table of TABLES) await database.query(`analyze read_model.${table}`)
}, 60_000)
afterAll(async () => {
  await database.query('rollback')
  await database.end()
})

/** Runs with so many of the copies. */
async function withRows<Result>(rows: number, act: () => Promise<Result>): Promise<Result> {
  await database.query('savepoint rows')
  try {
    for (const table of TABLES)
      await database.query(
        `delete from read_model.${table} where id > '${mark}' || lpad('${rows}', 5, '0') and id like '${mark}%'`,
      )
    return await act()
  } finally {
    await database.query('rollback to savepoint rows')
  }
}

const page = { limit: 10, offset: 0 }
const LISTS: Record<
  string,
  (page: { limit: number; offset: number }) => Promise<{ count: number }>
> = {
  'of all wines, searched': (at) => listAdminProducts(knex, { ...at, q: mark }),
  'of all wines, searched among the drafts': (at) =>
    listAdminProducts(knex, { ...at, q: mark, status: ['draft', 'proposed', 'published'] }),
  "of a seller's wines": (at) => listSellerProducts(knex, sellerId, at),
  "of a seller's wines, searched": (at) => listSellerProducts(knex, sellerId, { ...at, q: mark }),
  'of orders': (at) => listOrders(knex, sellerId, at),
  'of orders by day': (at) => listOrders(knex, sellerId, { ...at, created_from: '2000-01-01' }),
  'of orders, searched': (at) => listOrders(knex, sellerId, { ...at, q: mark }),
}

describe.each(Object.entries(LISTS))('the total %s (R62)', (_name, list) => {
  it('is exact up to 10.000, and 10.001 for more', async () => {
    const counts: number[] = []
    for (const rows of [9_999, 10_000, 10_001, 10_002])
      counts.push((await withRows(rows, () => list(page))).count)
    expect(counts).toEqual([9_999, 10_000, 10_001, 10_001])
  })

  it('beyond says whether there is a next page', async () => {
    expect((await list({ limit: 10, offset: 10_000 })).count).toBe(10_011)
    expect((await list({ limit: 10, offset: 10_010 })).count).toBe(MANY)
  })
})

describe.each([10_000, 10_020])('a page of %i', (rows) => {
  it.each([0, 30, 9_980])('shows the rows in their order, from row %i on', async (offset) => {
    const { shown, wanted } = await withRows(rows, async () => ({
      shown: (await listAdminProducts(knex, { limit: 10, offset, q: mark, order: 'title' }))
        .products,
      wanted: await database.query<{ id: string }>(
        `select id from read_model.product where id like '${mark}%' order by title_folded, id limit 10 offset ${offset}`,
      ),
    }))
    expect(shown.map(({ id }) => id)).toEqual(wanted.rows.map(({ id }) => id))
    expect(shown).toHaveLength(10)
  })
})

describe("a page of a seller's wines beyond 10.000", () => {
  it.each([
    ['all', undefined],
    ['searched', () => mark],
  ])('shows the rows in their order, backwards: %s', async (_name, typed) => {
    const at = { limit: 10, offset: 10_010, order: '-title' as const }
    const { products } = await listSellerProducts(knex, sellerId, { ...at, q: typed?.() })
    const wanted = await database.query<{ id: string }>(
      `select id from read_model.product where id like '${mark}%' order by title_folded desc, id desc limit 10 offset 10010`,
    )
    expect(products.map(({ id }) => id)).toEqual(wanted.rows.map(({ id }) => id))
    expect(products).toHaveLength(10)
  })
})

// as the lists of the audit trail, applications, mails and payouts count
describe('a count in the statement of a list', () => {
  it.each([
    [9_999, 0, 9_999],
    [10_000, 0, 10_000],
    [10_001, 0, 10_001],
    [10_002, 0, 10_001],
    [10_020, 10_000, 10_011],
  ])('of %i rows, from row %i on, is %i', async (rows, offset, count) => {
    const at = { limit: 10, offset }
    const { rows: found } = await database.query(
      `select ${boundedCount(`generate_series(1, ${rows})`, at)} as n`,
    )
    expect([found[0].n, bounded(rows, at)]).toEqual([count, count])
  })
})

describe('the cards', () => {
  it('stay exact, however many there are', async () => {
    const { summary } = await listSellerProducts(knex, sellerId, page)
    expect(summary.total).toBe(MANY)
  })
})
