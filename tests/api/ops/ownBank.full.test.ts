import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saoPauloDate } from '#domain/values/dates'
import { freePort } from '../../../ops/base/freePort'
import { runWinex, startOwnCopy, type Environment, type OwnCopy } from '../../support/ownCopy'
import { ownFolder } from '../../support/ownFolder'

const folder = ownFolder('own-bank')
let environment: Environment
let copy: OwnCopy

/** One copy as a newcomer gets it, in the order of its life. */
beforeAll(async () => {
  environment = {
    PORT: String(await freePort()),
    WINEX_DATA_DIR: join(folder, 'data'),
    WINEX_METRICS_PORT: String(await freePort()),
    WINEX_BANK_MTLS: 'on',
  }
  copy = await startOwnCopy(environment)
})
afterAll(async () => {
  await copy?.stop()
})

async function sql<Row>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: copy.run().databaseUrl })
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

const bankPage = () =>
  /^Banco de demonstração: (http:\/\/localhost:\d+)$/m.exec(copy.output())?.[1] ?? ''
const offers = () =>
  sql<{ region: string }>(
    `select r.name as region from region_payment_provider o join region r on r.id = o.region_id
       join payment_provider p on p.id = o.payment_provider_id and p.is_enabled
      where p.id = 'pp_pix' and o.deleted_at is null`,
  )
const receipts = () => sql<{ problem: string }>('select problem from pix_receipt')
const today = () => saoPauloDate(new Date()) ?? ''
const reconcile = () => runWinex(['pix', 'reconcile', today()], environment)

it('is told of the bank by its first start, and the shop offers PIX', async () => {
  const page = await fetch(bankPage())
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('<h1>Banco de demonstração</h1>'),
  ])
  expect(await offers()).toEqual([{ region: 'Brasil' }])
})

it('is told at once of what is paid', async () => {
  const paid = await fetch(`${bankPage()}/demo/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ txid: 'DESCONHECIDO00000000000000001', amount: 1_234 }),
  })
  expect(paid.status).toBe(200)
  await expect.poll(receipts, { timeout: 20_000 }).toEqual([{ problem: 'unknown' }])
})

it('measures calls, what waits and the certificate', async () => {
  const text = await (
    await fetch(`http://127.0.0.1:${environment.WINEX_METRICS_PORT}/metrics`)
  ).text()
  expect(text).toMatch(
    /^winex_pix_call_duration_seconds_count\{call="readPix",outcome="ok"\} [1-9]\d*$/m,
  )
  expect(text).toMatch(/^winex_pix_waiting\{what="receipts"\} 1$/m)
  for (const what of ['charges', 'notices', 'refunds'])
    expect(text).toContain(`winex_pix_waiting{what="${what}"} 0\n`)
  expect(text).toMatch(/^winex_pix_certificate_days 36[45]$/m)
  await sql('insert into pix_follow (id, followed_to) values (true, now()) on conflict do nothing')
  const later = await (
    await fetch(`http://127.0.0.1:${environment.WINEX_METRICS_PORT}/metrics`)
  ).text()
  expect(later).toMatch(/^winex_pix_list_age_seconds \d/m)
})

it('registers its address at the bank by npm run pix -- webhook', async () => {
  const { status, output } = await runWinex(['pix', 'webhook'], environment)
  expect([status, output]).toEqual([
    0,
    expect.stringContaining(
      `O banco avisa em http://localhost:${environment.PORT}/api/webhooks/pix/…`,
    ),
  ])
})

it('compares a day by npm run pix -- reconcile, which ends with 1 when something differs', async () => {
  const clean = await reconcile()
  expect([clean.status, clean.output]).toEqual([0, expect.stringContaining('Tudo confere.')])
  await sql('update pix_receipt set amount_cents = amount_cents + 1')
  const other = await reconcile()
  expect([other.status, other.output]).toEqual([
    1,
    expect.stringMatching(
      /Recebido com outro valor: E\w+, no banco R\$\s12,34, na winex R\$\s12,35/,
    ),
  ])
  await sql('update pix_receipt set amount_cents = amount_cents - 1')
  const future = await runWinex(['pix', 'reconcile', '2999-01-01'], environment)
  expect([future.status, future.output]).toEqual([
    1,
    expect.stringContaining('Erro: Este dia ainda não começou.'),
  ])
})

it('ends with the site and begins again with what it had; data of before gets PIX, too', async () => {
  const before = bankPage()
  await sql(`delete from region_payment_provider where payment_provider_id = 'pp_pix'`)
  await copy.stop()
  await expect(fetch(before)).rejects.toThrow()
  const refused = await runWinex(['pix', 'webhook'], environment)
  expect([refused.status, refused.output]).toEqual([
    1,
    expect.stringContaining('A winex não está ligada a um banco para receber por PIX'),
  ])
  copy = await startOwnCopy(environment)
  expect(await offers()).toEqual([{ region: 'Brasil' }])
  const state = await fetch(`${bankPage()}/demo/state`)
  expect(await state.json()).toMatchObject({ pix: [{ valor: '12.34' }] })
})
