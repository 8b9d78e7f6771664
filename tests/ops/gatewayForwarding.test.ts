import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type RunningGateway } from '../../ops/serve/startGateway'
import { readSettings } from '../../ops/base/readSettings'
import { freePort } from '../../ops/base/freePort'

interface Seen {
  headers: IncomingHttpHeaders
  bytes: number
}

/** An engine that answers with what it was sent. */
let engine: Server
let engineUrl = ''
beforeAll(async () => {
  engine = createServer((incoming, answer) => {
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length))
    incoming.on('end', () => {
      const seen: Seen = { headers: incoming.headers, bytes }
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(seen))
    })
  })
  await new Promise<void>((done) => engine.listen(0, '127.0.0.1', done))
  engineUrl = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`
})
afterAll(() => engine.close())

async function withGateway<Result>(
  trust: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const settings = readSettings({
    PORT: String(port),
    WINEX_HOST: '127.0.0.1',
    WINEX_TRUST_PROXY: trust,
  })
  const gateway: RunningGateway = await startGateway(settings, {
    engineUrl: () => engineUrl,
    pages: false,
  })
  await gateway.open()
  try {
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    await gateway.close()
  }
}

/** What the engine is told about a client that connects from 127.0.0.1 and claims `headers`. */
async function told(trust: string, headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  return withGateway(trust, async (url) => {
    const answer = await fetch(`${url}/api/public/config`, { headers })
    return ((await answer.json()) as Seen).headers
  })
}

describe('the address that the engine counts attempts by', () => {
  const forged = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 203.0.113.9' }

  it('is that of the connection, whatever the client claims', async () => {
    const headers = await told('nao', {
      ...forged,
      forwarded: 'for=1.1.1.1',
      'x-real-ip': '1.1.1.1',
      'x-client-ip': '1.1.1.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    })
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(headers['x-forwarded-host']).toMatch(/^127\.0\.0\.1:/)
    expect(headers['x-forwarded-proto']).toBe('http')
    expect(headers).not.toHaveProperty('forwarded')
    expect(headers).not.toHaveProperty('x-real-ip')
    expect(headers).not.toHaveProperty('x-client-ip')
  })

  it.each([
    ['sim', 'sim', '203.0.113.9'],
    ['one hop', '1', '203.0.113.9'],
    ['two hops', '2', '2.2.2.2'],
    ['the network of the connection', '127.0.0.0/8', '203.0.113.9'],
    ['two networks of ours', 'loopback,203.0.113.0/24', '2.2.2.2'],
    ['another network', '10.0.0.0/8', '127.0.0.1'],
  ])('with %s is the first from the right that nobody of ours wrote', async (_, trust, address) => {
    expect((await told(trust, forged))['x-forwarded-for']).toBe(address)
  })

  it.each([
    ['an address with its port', '203.0.113.9:51234', '203.0.113.9'],
    ['an IPv6 address with its port', '[2001:db8::1]:443', '2001:db8::1'],
    ['what is no address', 'x; drop table', '127.0.0.1'],
  ])('is read from %s', async (_, entry, address) => {
    expect((await told('1', { 'x-forwarded-for': `9.9.9.9, ${entry}` }))['x-forwarded-for']).toBe(
      address,
    )
  })

  it.each(['todos', '10', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8;1.1.1.1', '300.1.1.1'])(
    'cannot be left to %s',
    (value) => {
      expect(() => readSettings({ WINEX_TRUST_PROXY: value })).toThrow(/WINEX_TRUST_PROXY: use nao/)
    },
  )
})

describe('Expect: 100-continue', () => {
  it('is answered, and the body arrives', async () => {
    const body = Buffer.alloc(300_000, 'x')
    const answer = await withGateway('nao', (url) => sendExpecting(`${url}/api/x`, body))
    expect(answer).toMatchObject({ continued: true, status: 200 })
    expect(JSON.parse(answer.text)).toMatchObject({ bytes: body.length })
  })
})

function sendExpecting(
  url: string,
  body: Buffer,
): Promise<{ continued: boolean; status: number | undefined; text: string }> {
  return new Promise((done, fail) => {
    let continued = false
    const sent = request(
      url,
      {
        method: 'PUT',
        headers: {
          expect: '100-continue',
          'content-type': 'application/octet-stream',
          'content-length': body.length,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => done({ continued, status: answer.statusCode, text }))
      },
    )
    sent.on('continue', () => {
      continued = true
      sent.end(body)
    })
    sent.on('error', fail)
    sent.flushHeaders()
  })
}
