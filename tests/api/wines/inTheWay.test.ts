import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSeller, type Seller } from '../../support/openSeller'
import type { Wine } from '../../support/openWine'
import { superuserUrl } from '../../support/superuserUrl'
import { world } from '../../support/world'

/** Somebody else in the middle of a transaction, whom the database does not end: of two in a circle it is the request. */
let other: Client
let seller: Seller
let wine: Wine
beforeEach(async () => {
  seller = await openSeller({ status: 'ACTIVE' })
  wine = await seller.addWine({ bottles: 5 })
  other = new Client({ connectionString: superuserUrl(world.dataDir, world.databaseUrl) })
  await other.connect()
  await other.query(`set deadlock_timeout = '10min'`)
  await other.query('begin')
})
afterEach(() => other.end())

/**
 * `other` says this as soon as a request waits for it. Within the database: a request looks for a circle once, a second after it
 * began to wait, and a busy machine may keep this process for longer.
 */
const onceSomebodyWaits = (statement: string) =>
  other.query(`do $$ begin
    for look in 1..10000 loop
      if exists (select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) then
        ${statement};
        return;
      end if;
      perform pg_sleep(0.01);
    end loop;
    raise exception 'nobody waits';
  end $$`)

const askFor = (table: 'inventory_level' | 'seller', column: string, id: string) =>
  onceSomebodyWaits(
    `perform 1 from ${table} where ${column} = ${other.escapeLiteral(id)} for update`,
  )

it('a price change waits for an erasure that has begun, and neither ends the other', async () => {
  await other.query('select 1 from seller where id = $1 for update', [seller.sellerId])
  const change = wine.setPrices(9_900)
  // what an erasure does next
  await onceSomebodyWaits(
    `update product set description = null where id = ${other.escapeLiteral(wine.id)}`,
  )
  await other.query('rollback')
  expect((await change).status).toBe(200)
})

it('a request that the database ended for another one is made once more', async () => {
  await other.query('select 1 from product where id = $1 for update', [wine.id])
  const change = wine.setPrices(9_900)
  await askFor('inventory_level', 'inventory_item_id', wine.itemId)
  await other.query('rollback')
  const answer = await change
  expect(answer.status, answer.text).toBe(200)
})

it('and asks to try again when that does not help either', async () => {
  await other.query('select 1 from product where id = $1 for update', [wine.id])
  const change = wine.setPrices(9_900)
  await askFor('inventory_level', 'inventory_item_id', wine.itemId)
  // the repetition waits for the level, holding the seller
  await askFor('seller', 'id', seller.sellerId)
  await other.query('rollback')
  const answer = await change
  expect([answer.status, answer.body.message]).toEqual([
    503,
    'Outra pessoa mexia nos mesmos dados. Nada foi alterado; tente de novo.',
  ])
})
