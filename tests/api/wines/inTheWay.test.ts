import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { openSeller, type Seller } from '../../support/openSeller'
import type { Wine } from '../../support/openWine'
import { closeDatabase, sql, world } from '../../support/world'

/** Somebody else in the middle of a transaction. */
let other: Client
let seller: Seller
let wine: Wine
beforeEach(async () => {
  seller = await openSeller({ status: 'ACTIVE' })
  wine = await seller.addWine({ bottles: 5 })
  other = new Client({ connectionString: world.databaseUrl })
  await other.connect()
  await other.query('begin')
})
afterEach(() => other.end())
afterAll(closeDatabase)

/** Until a request waits for `other`. */
async function somebodyWaits(): Promise<void> {
  const [{ pid } = { pid: 0 }] = (
    await other.query<{ pid: number }>('select pg_backend_pid() as pid')
  ).rows
  await expect
    .poll(
      () => sql('select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [pid]),
      {
        interval: 10,
      },
    )
    .toHaveLength(1)
}

const LEVEL = `select 1 from inventory_level where inventory_item_id = $1 for update`

it('a price change waits for an erasure that has begun, and neither ends the other', async () => {
  await other.query('select 1 from seller where id = $1 for update', [seller.sellerId])
  const change = wine.setPrices(9_900)
  await somebodyWaits()
  // what an erasure does next
  await other.query(`update product set description = null where id = $1`, [wine.id])
  await other.query('rollback')
  expect((await change).status).toBe(200)
})

it('a request that the database ended for another one is made once more', async () => {
  await other.query('select 1 from product where id = $1 for update', [wine.id])
  const change = wine.setPrices(9_900)
  await somebodyWaits()
  // the request waited first: it is the one that the database ends
  await other.query(LEVEL, [wine.itemId])
  await other.query('rollback')
  const answer = await change
  expect(answer.status, answer.text).toBe(200)
})

it('and asks to try again when that does not help either', async () => {
  await other.query('select 1 from product where id = $1 for update', [wine.id])
  const change = wine.setPrices(9_900)
  await somebodyWaits()
  await other.query(LEVEL, [wine.itemId])
  // the repetition waits for the level, holding the seller
  await somebodyWaits()
  await other.query('select 1 from seller where id = $1 for update', [seller.sellerId])
  await other.query('rollback')
  const answer = await change
  expect([answer.status, answer.body.message]).toEqual([
    503,
    'Outra pessoa mexia nos mesmos dados. Nada foi alterado; tente de novo.',
  ])
})
