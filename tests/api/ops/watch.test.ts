import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { world } from '../../support/world'

const metrics = async (): Promise<string> => {
  const response = await fetch(process.env.WINEX_TEST_METRICS_URL ?? '')
  expect(response.status).toBe(200)
  return response.text()
}

describe('what watches the site', () => {
  it('learns without a sign-in whether it lives and whether it is ready, and nothing else', async () => {
    const live = await fetch(`${world.api}/health/live`)
    expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
    const ready = await fetch(`${world.api}/health/ready`)
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ok', storage: 'ok', mail: 'ok' },
    ])
    expect(ready.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${world.api}/health`)).status).toBe(404)
    expect((await fetch(`${world.api}/metrics`)).status).toBe(404)
  })

  it('reads requests by route and status, the process, the pool, mails and imports', async () => {
    const token = await tokenOf('signedSeller')
    await call('/vendor/orders/order_1', { token })
    const text = await metrics()
    expect(text).toMatch(
      /^winex_request_duration_seconds_count\{method="GET",route="GET \/vendor\/orders\/:id",status="404"\} \d+$/m,
    )
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^winex_database_connections\{state="used"\} \d+$/m)
    expect(text).toMatch(/^winex_mails\{state="waiting"\} \d+$/m)
    expect(text).toMatch(/^winex_mail_oldest_due_seconds \d/m)
  })

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
