import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OF_A_TEST, world } from '../../support/world'

/** They have a row or more for each order that was ever placed. */
const GROWING = [
  'capture',
  'fulfillment_item',
  'order_change',
  'order_change_action',
  'order_item',
  'order_line_item',
  'order_payment_collection',
  'order_summary',
  'order_transaction',
  'payment',
  'refund',
  'reservation_item',
  'return_item',
]

const client = new Client({ connectionString: world.databaseUrl })
beforeAll(() => client.connect())
afterAll(() => client.end())

/** Of the tables that a statement reads, those whose rows it could find by no index, however many they were. */
async function readWhole(statement: string): Promise<string[]> {
  await client.query('begin')
  try {
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (generic_plan) ${statement}`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    return [...plan.matchAll(/Seq Scan on "?(\w+)/g)].map(([, table = '']) => table)
  } catch (error) {
    // class 42, the statement itself: not every one says of what type its parameters are
    if (!(error as { code?: string }).code?.startsWith('42')) throw error
    return []
  } finally {
    await client.query('rollback')
  }
}

/** The engine's indexes leave out what is deleted: a statement that does not, too, reads all orders (decision 02). */
it('the engine has asked in this run for nothing of an order that no index finds', async () => {
  const { rows } = await client.query<{ query: string }>(
    `select query from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query ~* '^\\s*(select|with|insert|update|delete)' and query !~ $1`,
    [`${OF_A_TEST}|to_jsonb\\(t\\)`],
  )
  // what the start alone asks is more
  expect(rows.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const { query } of rows) {
    const tables = (await readWhole(query)).filter((table) => GROWING.includes(table))
    if (tables.length > 0) found.push(`${tables.join()}: ${query.replace(/\s+/g, ' ')}`)
  }
  expect(found).toEqual([])
})
