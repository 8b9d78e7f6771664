import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { openSeller } from '../../support/openSeller'
import { tokenOf } from '../../support/people'
import { startEngineWith } from '../../support/startEngineWith'
import { sql, world } from '../../support/world'
import { goodRow, HEADS, sendFile } from '../imports/sheet'
import { inFull } from '../../support/scope'

const metrics = async (): Promise<string> => {
  const response = await fetch(process.env.WINEX_TEST_METRICS_URL ?? '')
  expect(response.status).toBe(200)
  return response.text()
}

/** Of a site that others use meanwhile: one that has no connection free for two seconds is not ready for a moment. */
async function readiness(site: string) {
  const answer = await fetch(`${site}/health/ready`)
  return [answer.status, await answer.json(), answer.headers.get('cache-control')]
}

describe('what watches the site', () => {
  it('learns without a sign-in whether it lives and whether it is ready, and nothing else', async () => {
    const live = await fetch(`${world.api}/health/live`)
    expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
    await expect
      .poll(() => readiness(world.api))
      .toEqual([200, { status: 'ok', storage: 'ok', mail: 'ok' }, 'no-store'])
    expect((await fetch(`${world.api}/health`)).status).toBe(404)
    expect((await fetch(`${world.api}/metrics`)).status).toBe(404)
  })

  it('reads requests by route and status, the process, the pool, mails and imports', async () => {
    const token = await tokenOf('signedSeller')
    await call('/vendor/orders/order_1', { token })
    const seller = await openSeller({ status: 'ACTIVE' })
    const sent = await sendFile(seller.token, [HEADS, goodRow('Talha')].join('\n'))
    expect(sent.status, sent.text).toBe(201)
    const text = await metrics()
    expect(text).toMatch(
      /^winex_request_duration_seconds_count\{method="GET",route="GET \/vendor\/orders\/:id",status="404"\} \d+$/m,
    )
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^winex_database_connections\{state="used"\} \d+$/m)
    expect(text).toMatch(/^winex_mails\{state="waiting"\} \d+$/m)
    expect(text).toMatch(/^winex_mail_oldest_due_seconds \d/m)
    const { status } = sent.body.import
    expect(text).toMatch(new RegExp(`^winex_imports\\{state="${status}"\\} [1-9]\\d*$`, 'm'))
  })

  it('learns that nobody sends mails any more once one has waited for a quarter of an hour', async () => {
    const id = `mail_${randomUUID()}`
    await sql(
      `insert into mail_outbox (id, "to", template, subject, text, html, attempts, next_attempt_at)
       values ($1, 'ninguem@winex.example', 'order-shipped', 'Parado', 'x', 'x', 0, now() + interval '1 day')`,
      [id],
    )
    // the sender leaves out what another one holds
    const holder = new Client({ connectionString: world.databaseUrl })
    await holder.connect()
    const waits = (minutes: number) =>
      sql(
        `update mail_outbox set next_attempt_at = now() - make_interval(mins => $2::int) where id = $1`,
        [id, minutes],
      )
    try {
      await holder.query('begin')
      await holder.query('select 1 from mail_outbox where id = $1 for key share', [id])
      await waits(14)
      await expect
        .poll(() => readiness(world.api))
        .toEqual([200, { status: 'ok', storage: 'ok', mail: 'ok' }, 'no-store'])
      await waits(16)
      await expect
        .poll(() => readiness(world.api))
        .toEqual([200, { status: 'ok', storage: 'ok', mail: 'late' }, 'no-store'])
      const seconds = /^winex_mail_oldest_due_seconds (\S+)$/m.exec(await metrics())?.[1]
      expect(Number(seconds)).toBeGreaterThan(15 * 60)
    } finally {
      await waits(-60)
      await holder.end()
      await sql('delete from mail_outbox where id = $1', [id])
    }
  })

  inFull(it, it.skip)(
    'learns that pictures find no place, while everything else is served',
    async () => {
      // a folder below a file cannot be made, by nobody
      const engine = await startEngineWith({
        WINEX_FILES_DIR: join(world.dataDir, 'secrets.json', 'files'),
      })
      try {
        await expect
          .poll(async () => (await readiness(engine.url)).slice(0, 2))
          .toEqual([200, { status: 'ok', storage: 'unavailable', mail: 'ok' }])
        expect((await fetch(`${engine.url}/public/config`)).status).toBe(200)
      } finally {
        await engine.stop()
      }
    },
  )

  it('reads no address, no id and no query of anybody', async () => {
    await call('/vendor/nada?email=zelia@exemplo.com.br')
    const text = await metrics()
    expect(text).toContain('route="none"')
    expect(text).not.toMatch(/@|order_1|prod_0|nada/)
  })
})

describe('the number of a request', () => {
  it('comes with each answer, and is ours to give', async () => {
    const first = await call('/public/config', { headers: { 'x-request-id': 'aaaaaaaaaaaa' } })
    const second = await call('/public/config')
    for (const { headers } of [first, second])
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/)
    expect(first.headers.get('x-request-id')).not.toBe('aaaaaaaaaaaa')
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
  })
})
