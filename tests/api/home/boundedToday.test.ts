import { Client } from 'pg'
import { expect, it } from 'vitest'
import { waitingOrders } from '../../../backend/src/orders/reads/waitingOrders'
import { openSeller } from '../../support/openSeller'
import { world } from '../../support/world'

it('reads of a seller’s many messages those of the last days alone', async () => {
  const { sellerId } = await openSeller()
  const client = new Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into order_message (order_id, seller_id, side, author_id, text, internal, created_at)
       select 'order_' || n, $1, 'staff', 'user_1', 'Um recado', false, now() - n * interval '1 hour'
         from generate_series(1, 20000) n`,
      [sellerId],
    )
    await client.query('analyze order_message')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select r.id from read_model."order" r where ${waitingOrders('messages', `'${sellerId}'`)}`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('IDX_order_message_recent')
  } finally {
    await client.query('rollback')
    await client.end()
  }
})
