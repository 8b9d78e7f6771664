import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminProductListResponse, SellerProductListResponse } from '#domain/wines/productWire'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { inFull } from '../../support/scope'
import { statementsOf } from '../../support/statementsOf'
import { sql, world } from '../../support/world'
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
afterAll(() => writers.end())

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
  it('are exact after many concurrent writes, some of them undone', async () => {
    await Promise.all(Array.from({ length: inFull(1000, 240) }, (_, number) => write(number)))
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
      const ran = await statementsOf(async () => {
        for (let request = 0; request < 10; request += 1)
          expect((await call(path, { token })).status, path).toBe(200)
      })
      const statements = ran.filter(({ query }) => /read_model\.|session_floor/.test(query))
      const perRequest = statements.reduce((sum, one) => sum + one.calls, 0) / 10
      const what = `${path}: ${statements.map((one) => one.query.slice(0, 60)).join(' | ')}`
      expect(perRequest, what).toBeGreaterThan(0)
      expect(perRequest, what).toBeLessThanOrEqual(3)
    }
  })
})
