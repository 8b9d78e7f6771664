import { Client } from 'pg'
import { expect, it } from 'vitest'
import { orderConditions } from '../../../backend/src/orders/reads/orderConditions'
import { world } from '../../support/world'

const VIEWS = {
  late: { query: { late: 'any' }, index: 'order_promised' },
  owed: { query: { owed: 'delivered' }, index: 'order_owed' },
  returns: { query: { returns: 'open' }, index: 'IDX_order_return_open' },
  invoice: { query: { invoice: 'missing' }, index: 'order_lacks_invoice' },
} as const

it('finds the orders of every view of staff’s by an index, among many', async () => {
  const client = new Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    // of days that no other order is of: their sums would be waited for
    await client.query(
      `insert into read_model."order" (id, seller_id, status, payment_status, fulfillment_status, seller_status, stage,
         delivered_count, currency_code, total, item_count, created_at, updated_at, doc)
       select 'order_many_' || n, 'sel_many', 'pending', 'captured', 'fulfilled', 'accepted', 'delivered', 6, 'brl', 300, 6,
              now() - interval '9 years' - n * interval '4 minutes', now(), '{}'
         from generate_series(1, 20000) n`,
    )
    await client.query('analyze read_model."order"')
    for (const [view, { query, index }] of Object.entries(VIEWS)) {
      // the returns of the other tests are so few that reading all of them costs less than their index
      await client.query(`set local enable_seqscan = ${view === 'returns' ? 'off' : 'on'}`)
      const { where, values } = orderConditions(null, query)
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select r.id from read_model."order" r
          where $1::text is not null and $2::text is not null and ${where.join(' and ')}`,
        values,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan, view).toContain(index)
      expect(plan, view).not.toContain('Seq Scan on "order"')
    }
  } finally {
    await client.query('rollback')
    await client.end()
  }
})
