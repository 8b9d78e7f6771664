import { expect, it } from 'vitest'
import { sql } from '../../support/world'
import { openSeller } from '../../support/openSeller'

const SAVES = 20
/** Goal of the project, the transaction's own begin and commit included. */
const STATEMENTS_MAX = 12

it('saves a price in twelve statements of SQL at most, as it reads the wine once and answers with it', async () => {
  const wine = await (await openSeller({ status: 'ACTIVE' })).addWine()
  await wine.setPrices(5000)
  await sql('select pg_stat_statements_reset(0, 0, 0, false)')
  for (let at = 1; at <= SAVES; at += 1) {
    const { status, body } = await wine.setPrices(5000 + at, { amount: 4000, min_quantity: 6 })
    expect(status).toBe(200)
    expect(body.product.variants[0]?.prices).toMatchObject([
      { amount: 5000 + at },
      { amount: 4000 },
    ])
  }
  // What runs less often than the saves is the engine's own, as its jobs. Its looks for mails to send, each a transaction, come as
  // often as a slow machine lets the saves wait. The read models' triggers run at the commit.
  const ran = await sql<{ query: string; each: number }>(
    `with looks as (
       select coalesce(sum(calls), 0) as calls from pg_stat_statements
        where query ~ '^select \\* from "mail_outbox" where "sent_at" is null'
     ), ran as (
       select s.query, s.calls - case when s.query ~* '^(begin|commit)' then looks.calls else 0 end as calls
         from pg_stat_statements s, looks
        where s.query !~ 'read_model\\.|^select \\* from "mail_outbox" where "sent_at" is null'
     )
     select left(query, 60) as query, floor(calls / $1::float8) as each from ran where calls >= $1 order by query`,
    [SAVES],
  )
  const each = ran.reduce((sum, one) => sum + one.each, 0)
  expect(each, JSON.stringify(ran, null, 2)).toBeGreaterThan(5)
  expect(each, JSON.stringify(ran, null, 2)).toBeLessThanOrEqual(STATEMENTS_MAX)
})
