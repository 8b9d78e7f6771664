import { expect, it } from 'vitest'
import { statementsOf } from '../../support/statementsOf'
import { openSeller } from '../../support/openSeller'

const SAVES = 20
/** Goal of the project, the transaction's own begin and commit included. */
const STATEMENTS_MAX = 12
const LOOK = /^select \* from "mail_outbox" where "sent_at" is null/

it('saves a price in twelve statements of SQL at most, as it reads the wine once and answers with it', async () => {
  const wine = await (await openSeller({ status: 'ACTIVE' })).addWine()
  await wine.setPrices(5000)
  const statements = await statementsOf(async () => {
    for (let at = 1; at <= SAVES; at += 1) {
      const { status, body } = await wine.setPrices(5000 + at, { amount: 4000, min_quantity: 6 })
      expect(status).toBe(200)
      expect(body.product.variants[0]?.prices).toMatchObject([
        { amount: 5000 + at },
        { amount: 4000 },
      ])
    }
  })
  // What runs less often than the saves is the engine's own, as its jobs. Its looks for mails to send, each a transaction, come as
  // often as a slow machine lets the saves wait. The read models' triggers run at the commit.
  const looks = statements
    .filter(({ query }) => LOOK.test(query))
    .reduce((sum, { calls }) => sum + calls, 0)
  const ran = statements
    .filter(({ query }) => !/read_model\./.test(query) && !LOOK.test(query))
    .map(({ query, calls }) => ({
      query: query.slice(0, 60),
      each: Math.floor((calls - (/^(begin|commit)/i.test(query) ? looks : 0)) / SAVES),
    }))
  const each = ran.reduce((sum, one) => sum + one.each, 0)
  expect(each, JSON.stringify(ran, null, 2)).toBeGreaterThan(5)
  expect(each, JSON.stringify(ran, null, 2)).toBeLessThanOrEqual(STATEMENTS_MAX)
})
