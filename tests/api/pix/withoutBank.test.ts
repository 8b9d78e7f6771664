import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkout } from '../../../ops/base/checkout'
import { runNode } from '../../../ops/base/runNode'
import { mailsOf } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { pixOrder } from '../../support/pixWorld'
import { engineOnThisCopy } from '../../support/startEngineWith'
import { stubEngineSettings } from '../../support/stubEngineSettings'
import { closeDatabase, sql, world } from '../../support/world'

beforeAll(() => stubEngineSettings())
afterAll(async () => {
  vi.unstubAllEnvs()
  await closeDatabase()
})

it('no day is compared where there is no bank, and nothing is fetched from it', async () => {
  const { pixHandlers } = await import('../../../backend/src/pix')
  const words = 'A winex não está ligada a um banco para receber por PIX.'
  await expect(
    pixHandlers['GET /admin/pix/reconciliation']({ query: { day: '2026-11-25' } } as never),
  ).rejects.toThrow(words)
  await expect(
    pixHandlers['POST /admin/pix/reconciliation/receipts']({ body: { ids: [] } } as never),
  ).rejects.toThrow(words)
})

/** Of the charges: the running engine has a bank, and would end them itself. */
const SCHEMA = 'pix_left_test'
const COLUMNS =
  'txid, order_id, payment_session_id, amount_cents, state, copy_paste, created_at, tries, last_error'

/** What the job does, by the engine's own modules. */
async function endLeftCharges(): Promise<void> {
  const url = new URL(world.databaseUrl)
  url.searchParams.set('options', `-c search_path=${SCHEMA},public`)
  const script = `
    const { bootContainer } = require('./src/server/bootContainer.js')
    bootContainer().then(async ({ container }) => {
      await require('./src/pix').endLeftCharges(container)
      process.exit(0)
    }).catch((error) => { console.error(error); process.exit(1) })`
  await runNode(
    '-e',
    {
      directory: checkout.backendBuild,
      env: { ...engineOnThisCopy(), DATABASE_URL: url.href },
    },
    [script],
  )
}

it('what was left open when the bank was taken away ends after an hour, and its bottles are for sale again', async () => {
  const shop = await openShop({ wines: 1 })
  const before = await shop.stockOf()
  const [left, recent] = [await pixOrder(shop, [{ quantity: 3 }]), await pixOrder(shop)]
  await sql(`create schema ${SCHEMA}`)
  await sql(`create table ${SCHEMA}.pix_charge (like public.pix_charge including all)`)
  try {
    for (const [order, minutes] of [
      [left, 61],
      [recent, 59],
    ] as const) {
      await sql(
        `with taken as (delete from public.pix_charge where order_id = $1 returning *)
         insert into ${SCHEMA}.pix_charge (${COLUMNS}, expires_at, next_try_at)
         select ${COLUMNS}, now() - make_interval(mins => $2), now() from taken`,
        [order.id, minutes],
      )
    }
    await endLeftCharges()
    expect((await shop.order(left.id)).status).toBe('canceled')
    expect((await shop.order(recent.id)).status).toBe('pending')
    expect((await shop.stockOf()).reserved).toBe(before.reserved + 1)
    expect(
      await sql(`select order_id, state from ${SCHEMA}.pix_charge order by expires_at`),
    ).toEqual([
      { order_id: left.id, state: 'expired' },
      { order_id: recent.id, state: 'active' },
    ])
    // nobody knows whether it was paid
    const [mail] = await mailsOf(`order-pix-expired:${left.id}`)
    expect(mail?.text).not.toContain('Nada foi cobrado')
    expect(mail?.subject).toBeTruthy()
  } finally {
    await sql(
      `insert into public.pix_charge (${COLUMNS}, expires_at) select ${COLUMNS}, expires_at from ${SCHEMA}.pix_charge`,
    )
    await sql(`drop schema ${SCHEMA} cascade`)
  }
})
