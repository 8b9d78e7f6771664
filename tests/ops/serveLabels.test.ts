import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineCalls } from '../../ops/serve/engineCalls'
import { serveLabels } from '../../ops/serve/label/serveLabels'
import { buildLabel } from '../support/buildBottle'

let engine: Server
let app: FastifyInstance
let answer: { status: number; body: unknown }
let asked: { url: string; headers: IncomingHttpHeaders }[]

beforeAll(async () => {
  engine = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => engine.once('listening', done))
  const { port } = engine.address() as AddressInfo
  app = Fastify()
  app.decorateRequest('gone')
  app.addHook('onRequest', async (request) => {
    request.gone = new AbortController().signal
  })
  serveLabels(
    app,
    engineCalls(() => `http://127.0.0.1:${port}`),
    ['https://fotos.exemplo'],
  )
})

afterAll(async () => {
  await app.close()
  engine.close()
})

const open = (url: string, headers: Record<string, string> = {}) => {
  asked = []
  return app.inject({ url, headers, remoteAddress: '203.0.113.9' })
}

describe('GET /rotulo/{code}', () => {
  it('sends the page, which is kept for five minutes and not sent twice', async () => {
    answer = { status: 200, body: { label: buildLabel() } }
    const page = await open('/rotulo/K7QF2MXD')
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
    })
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; img-src 'self' https:\/\/fotos\.exemplo; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    const again = await open('/rotulo/K7QF2MXD', { 'if-none-match': String(page.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('tells the engine whose request it is, so that limits count strangers one by one', async () => {
    answer = { status: 200, body: { label: buildLabel() } }
    await open('/rotulo/K7QF2MXD', { 'x-forwarded-for': '198.51.100.1' })
    expect(asked).toMatchObject([
      { url: '/store/labels/K7QF2MXD', headers: { 'x-forwarded-for': '203.0.113.9' } },
    ])
  })

  it.each([
    ['/rotulo/k7qf2mxd', '/rotulo/K7QF2MXD'],
    ['/rotulo/K7QF-2MXD', '/rotulo/K7QF2MXD'],
    ['/rotulo/k7qf2mxd/en', '/rotulo/K7QF2MXD/en'],
    ['/rotulo/K7QF2MXD/', '/rotulo/K7QF2MXD'],
  ])('%s leads to %s before anybody is asked', async (typed, address) => {
    const led = await open(typed)
    expect([led.statusCode, led.headers.location, asked]).toEqual([308, address, []])
  })

  it.each([
    '/rotulo/',
    '/rotulo/K7QF2MX',
    '/rotulo/K7QF2MXO',
    '/rotulo/K7QF2MXD/de',
    '/rotulo/K7QF2MXD/en/more',
    `/rotulo/${'K'.repeat(1_000)}`,
    `/rotulo/${encodeURIComponent('<script>alert(1)</script>')}`,
    '/rotulo/__proto__',
  ])('%s is unknown without asking the engine', async (address) => {
    const page = await open(address)
    expect([page.statusCode, page.headers['cache-control'], asked]).toEqual([404, 'no-store', []])
    expect(page.body).toContain('Código não encontrado')
    expect(page.body).not.toContain('<script')
  })

  it('a wrong code is unknown in the language of its address', async () => {
    const page = await open('/rotulo/K7QF2MX/en')
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('<h1>Code not found</h1>')
  })

  it.each([
    [404, { type: 'not_found' }, 404, 'Código não encontrado'],
    [429, { type: 'too_many_requests' }, 429, 'Muitas consultas de uma vez'],
    [500, { type: 'unexpected_state' }, 503, 'A página não abriu'],
    [200, '<html>', 503, 'A página não abriu'],
    [200, { label: { code: 'K7QF2MXD' } }, 503, 'A página não abriu'],
  ])('an engine that says %s %j is told as %s', async (status, body, shown, title) => {
    answer = { status, body }
    const page = await open('/rotulo/K7QF2MXD')
    expect(page.statusCode).toBe(shown)
    expect(page.body).toContain(`<h1>${title}</h1>`)
    expect(page.headers['cache-control']).toBe('no-store')
  })

  it.each([
    [500, '/rotulo/K7QF2MXD/en', '<a class="step" href="/rotulo/K7QF2MXD/en">Open again</a>'],
    [404, '/rotulo/K7QF2MXD', '<a class="step" href="mailto:contato@winex.com.br">'],
  ])('an engine that says %s: %s has one next step', async (status, address, step) => {
    answer = { status, body: {} }
    const { body } = await open(address)
    expect(body).toContain(step)
    expect(body.match(/class="step"/g)).toHaveLength(1)
  })

  it('a removed wine is gone, in either language', async () => {
    answer = { status: 200, body: { label: { ...buildLabel(), state: 'removed', wine: null } } }
    expect((await open('/rotulo/K7QF2MXD')).statusCode).toBe(410)
    const english = await open('/rotulo/K7QF2MXD/en')
    expect(english.body).toContain('<h1>This wine has left winex</h1>')
    expect(english.headers['x-robots-tag']).toBe('noindex, nofollow')
  })
})
