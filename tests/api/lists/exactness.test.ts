import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AdminProductListResponse, SellerProductListResponse } from '#domain/wines/productWire'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { closeDatabase, sql, world } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'

let winery: Seller
let staff = ''
const wines: string[] = []
const add = async (name: string) => (await winery.addWine({ title: `${name} ${winery.mark}` })).id
const writers = new Pool({ connectionString: world.databaseUrl, max: 12 })

beforeAll(async () => {
  staff = await tokenOf('staff')
  winery = await openSeller()
  for (const title of ['Um', 'Dois', 'Três', 'Quatro']) wines.push(await add(title))
})
afterAll(async () => {
  await writers.end()
  await closeDatabase()
})

const STATUSES = ['published', 'draft', 'proposed', 'rejected']

/** A write of another kind to another wine for every number; several in one transaction, in either order. */
async function write(number: number): Promise<void> {
  const client = await writers.connect()
  const pair = number % 2 === 0 ? [0, 1] : [1, 0]
  try {
    await client.query('begin')
    for (const shift of pair) {
      const wine = wines[(number + shift) % wines.length]
      if (number % 3 === 0)
        await client.query('update product set status = $2 where id = $1', [
          wine,
          STATUSES[number % 4],
        ])
      else
        await client.query(
          `update inventory_level set stocked_quantity = $2 where inventory_item_id in (
             select inventory_item_id from product_variant_inventory_item i
               join product_variant v on v.id = i.variant_id where v.product_id = $1)`,
          [wine, number % 50],
        )
    }
    await client.query(number % 10 === 0 ? 'rollback' : 'commit')
  } catch (error) {
    await client.query('rollback')
    // Two writers that take the same two rows of the engine in opposite order; nothing of ours can cause it.
    if ((error as { code?: string }).code !== '40P01') throw error
  } finally {
    client.release()
  }
}

describe('cards and totals', () => {
  it('are exact after 1,000 concurrent writes, some of them undone', async () => {
    await Promise.all(Array.from({ length: 1000 }, (_, number) => write(number)))
    const [truth] = await sql<{ published: string; stock: string }>(
      `select count(distinct p.id) filter (where p.status = 'published') as published, sum(l.stocked_quantity - l.reserved_quantity) as stock
         from product p join product_variant v on v.product_id = p.id
         join product_variant_inventory_item i on i.variant_id = v.id
         join inventory_level l on l.inventory_item_id = i.inventory_item_id where p.id = any($1)`,
      [wines],
    )
    const own = await call<SellerProductListResponse>('/vendor/products', { token: winery.token })
    expect(own.body.summary).toEqual({
      total: 4,
      published: Number(truth?.published),
      stock: Number(truth?.stock),
    })

    const counted = await sql<{ status: string; n: string }>(
      'select status, count(*) as n from product where deleted_at is null group by status',
    )
    const all = await call<AdminProductListResponse>('/admin/products', { token: staff })
    const of = (...statuses: string[]) =>
      counted
        .filter((row) => statuses.includes(row.status))
        .reduce((sum, row) => sum + Number(row.n), 0)
    expect(all.body.summary).toEqual({
      total: counted.reduce((sum, row) => sum + Number(row.n), 0),
      published: of('published'),
      drafts: of('draft', 'proposed'),
      rejected_archived: of('rejected', 'archived'),
    })
    expect(await sql('select * from read_model.queue')).toEqual([])
  })

  it.each(['its number', 'its number and its wines'])(
    'hold for a search of which %s is kept, while rows change',
    async (kept) => {
      const text = winery.mark
      const found = async () =>
        (await sql<{ n: string }>('select n from read_model.kept_search($1, null)', [text]))[0]?.n
      // Only expensive counts are kept; here one is kept by hand.
      await sql(
        `insert into read_model.search_count (pattern, statuses, n, ids, snapshot)
         select $1, '*', count(*), case when $2 then array_agg(id) end, pg_current_snapshot()
           from read_model.product_search where search like read_model.like_pattern($1)
         on conflict (pattern, statuses) do update set n = excluded.n, ids = excluded.ids, snapshot = excluded.snapshot`,
        [text, kept.includes('wines')],
      )
      expect(await found()).toBe('4')
      await sql('update product set deleted_at = now() where id = $1', [wines[1]])
      expect(await found()).toBe('3')
      const added = await add(`Vinho de ${kept}`)
      expect(await found()).toBe('4')
      await foldLog()
      expect(await found()).toBe('4')
      await sql('update product set deleted_at = now() where id = $1', [added])
      await sql('update product set deleted_at = null where id = $1', [wines[1]])
      expect(await found()).toBe('4')
    },
  )
})

/** More changes than the engine leaves unfolded (none of which is one): it brings up to date what it keeps. */
async function foldLog(): Promise<void> {
  await sql(`insert into read_model.search_log (id) select 'none' from generate_series(1, 1001)`)
  await vi.waitFor(
    async () => expect(await sql('select id from read_model.search_log limit 1')).toEqual([]),
    { timeout: 120_000, interval: 250 },
  )
}

describe('searches for one to three characters', () => {
  const [oddTitle, newTitle] = ['Ꙁ ꙁꙃ %_\\ 𐐨𐐨', 'Ꙁꙃ 𐐨']
  // of the n-grams that the titles below contain, as each is searched for among all wines
  const differences = () =>
    sql(
      `with gram as (
         select * from read_model.gram
          where strpos(read_model.fold_line($1), gram) > 0 or strpos(read_model.fold_line($2), gram) > 0
       ), truth as (
         select g.gram, s.status, count(*) as n from gram g
           join read_model.product_search s on s.search like read_model.like_pattern(g.gram) group by g.gram, s.status
       ), kept as (
         select g.gram, c.key as status, c.value::bigint as n from gram g, jsonb_each_text(g.counts) c
          where c.value <> '0'
       )
       select coalesce(t.gram, k.gram) as gram, t.status, t.n as truth, k.n as kept
         from truth t full join kept k on k.gram = t.gram and k.status = t.status where t.n is distinct from k.n`,
      [`${oddTitle} ${winery.mark}`, newTitle],
    )
  const count = async (q: string, status = '') =>
    (
      await call<AdminProductListResponse>(
        `/admin/products?q=${encodeURIComponent(q)}${status && `&status=${status}`}`,
        { token: staff },
      )
    ).body.count

  it('are kept in numbers that equal the truth after they were brought up to date', async () => {
    await foldLog()
    expect(await differences()).toEqual([])
    const odd = await add(oddTitle)
    await sql('update product set title = $2 where id = $1', [wines[0], newTitle])
    await foldLog()
    expect(await differences()).toEqual([])
    await sql('update product set deleted_at = now() where id = $1', [odd])
    await foldLog()
    expect(await differences()).toEqual([])
  })

  it('count and show each change at once', async () => {
    const letter = String.fromCodePoint(0x20000 + Math.floor(Math.random() * 0xa000))
    expect(await count(letter)).toBe(0)
    const one = await add(`${letter}${letter} um`)
    await add(`${letter}${letter} dois`)
    const pair = letter + letter
    expect([await count(letter), await count(pair), await count(`${pair} d`)]).toEqual([2, 2, 1])
    await sql(`update product set status = 'rejected' where id = $1`, [one])
    const byStatus = async () => [
      await count(letter, 'rejected'),
      await count(pair, 'published,draft,proposed'),
    ]
    expect(await byStatus()).toEqual([1, 1])
    await foldLog()
    expect(await byStatus()).toEqual([1, 1])
    await sql('update product set deleted_at = now() where id = $1', [one])
    expect([await count(letter), await count(pair), await count(`${pair} u`)]).toEqual([1, 1, 0])
    expect(await count('%')).toBe(
      Number(
        (
          await sql<{ n: string }>(
            `select count(*) as n from read_model.product_search where search like read_model.like_pattern('%')`,
          )
        )[0]?.n,
      ),
    )
  })
})

describe('SQL', () => {
  it('takes at most three statements for a list, whatever the page size', async () => {
    for (const [path, token] of [
      ['/admin/products?limit=100&q=vi', staff],
      ['/admin/products?limit=100', staff],
      ['/admin/sellers?limit=100&q=a', staff],
      ['/vendor/products?limit=100&q=a', winery.token],
      ['/vendor/orders?limit=100&q=a&created_from=2020-01-01', winery.token],
    ] as const) {
      await sql('select pg_stat_statements_reset()')
      for (let request = 0; request < 10; request += 1) await call(path, { token })
      const statements = await sql<{ query: string; calls: string }>(
        `select query, calls from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
           and (query like '%read_model.%' or query like '%session_floor%') and query not like '%pg_stat_statements%'
           -- a job looks every two seconds whether there is something to count
           and query not like 'select exists (select from read_model.gram_state%'`,
      )
      const perRequest = statements.reduce((sum, one) => sum + Number(one.calls), 0) / 10
      expect(
        perRequest,
        `${path}: ${statements.map((one) => one.query.slice(0, 60)).join(' | ')}`,
      ).toBeLessThanOrEqual(3)
    }
  })
})
