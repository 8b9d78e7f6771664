import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../../support/people'
import { startEngineWith, type OtherEngine } from '../../support/startEngineWith'

interface Span {
  name: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** What a collector of OpenTelemetry takes (OTLP over HTTP, as JSON). */
const sent: string[] = []
let collector: Server
let engine: OtherEngine

beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      sent.push(text)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  const { port } = collector.address() as AddressInfo
  engine = await startEngineWith({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  })
})

afterAll(async () => {
  await engine.stop()
  collector.close()
})

const spans = (): Span[] =>
  sent.flatMap((text) =>
    (
      JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )

const attribute = (span: Span | undefined, key: string): unknown =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]

it('a collector gets each request by its declared route, with its number and its statements, and nothing of anybody', async () => {
  const token = await tokenOf('signedSeller')
  const answer = await fetch(`${engine.url}/vendor/products?q=zelia@exemplo.com.br`, {
    headers: { authorization: `Bearer ${token}`, 'x-request-id': 'a1b2c3d4e5f6' },
  })
  expect(answer.status).toBe(200)
  // By the engine's own modules, whose statements are not ours.
  const made = await fetch(`${engine.url}/vendor/products`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Vinho da Zélia', description: 'Do vale.' }),
  })
  expect(made.status).toBe(201)
  const find = () => spans().find(({ name }) => name === 'GET /vendor/products')
  await expect.poll(find).toBeDefined()
  await expect.poll(() => spans().map(({ name }) => name)).toContain('POST /vendor/products')
  const request = find()
  expect(attribute(request, 'winex.request_id')).toBe('a1b2c3d4e5f6')
  expect(attribute(request, 'http.response.status_code')).toBeDefined()
  // A request that finds every connection taken opens one, which is a span of its own and no statement.
  const statements = spans().filter(
    ({ parentSpanId, name }) => parentSpanId === request?.spanId && name.startsWith('pg.query'),
  )
  expect(statements.length).toBeGreaterThan(1)
  for (const one of statements) expect(attribute(one, 'db.statement')).toMatch(/^\s*\w+/)
  expect(sent.join()).not.toMatch(/z[eé]lia|exemplo\.com\.br|do vale|sel_0|Bearer/i)
})
