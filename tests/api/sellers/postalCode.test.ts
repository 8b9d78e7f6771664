import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { stubEngineSettings } from '../../support/stubEngineSettings'

/** A postal-code service that takes a moment and counts what it is asked. */
let service: Server
let asked: string[] = []
let atOnce = 0
let most = 0
let isBroken = false
beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '')
    atOnce += 1
    most = Math.max(most, atOnce)
    setTimeout(() => {
      atOnce -= 1
      if (isBroken) response.writeHead(500).end()
      else response.end(JSON.stringify({ cep: '01310-100', localidade: 'São Paulo', uf: 'SP' }))
    }, 30)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => service.once('listening', done))
  const { port } = service.address() as AddressInfo
  stubEngineSettings({ WINEX_CEP_URL: `http://127.0.0.1:${port}/ws` })
})
afterAll(() => {
  service.close()
  vi.unstubAllEnvs()
})
afterEach(() => {
  asked = []
  most = 0
  isBroken = false
})

/** Asks the engine's own handler, as somebody at this address. */
async function ask(cep: string, ipAddress: string): Promise<unknown> {
  const { postalCodeHandlers } = await import('../../../backend/src/site/routes/postalCode')
  const handler = postalCodeHandlers['GET /public/cep/:cep']
  return handler({ params: { cep }, origin: { ipAddress } } as Parameters<typeof handler>[0])
}

const cepOf = (number: number) => String(10_000_000 + number)

// spec 191
it('is asked once for many equal questions, and not again for a day', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask('01310-100', '203.0.113.1')),
  )
  expect(answers[19]).toMatchObject({ localidade: 'São Paulo', uf: 'SP' })
  await ask('01310100', '203.0.113.2')
  expect(asked).toEqual(['/ws/01310100/json/'])
})

it('is asked again after a failure', async () => {
  isBroken = true
  await expect(ask('20000000', '203.0.113.3')).rejects.toMatchObject({ type: 'unavailable' })
  isBroken = false
  expect(await ask('20000000', '203.0.113.3')).toMatchObject({ uf: 'SP' })
})

it('is asked two questions of one address at a time, and 30 a minute', async () => {
  const one = await Promise.allSettled(
    Array.from({ length: 31 }, (_, at) => ask(cepOf(at), '203.0.113.4')),
  )
  expect(one.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { type: 'too_many_requests' } },
  ])
  expect(most).toBe(2)
  expect(await ask(cepOf(99), '203.0.113.5')).toMatchObject({ uf: 'SP' })
})

it('is asked eight questions at a time, and somebody’s first one is next while others ask many', async () => {
  const many = Array.from({ length: 5 }, (_, who) =>
    Array.from({ length: 20 }, (_one, at) =>
      ask(cepOf(1_000 * (who + 1) + at), `203.0.113.${10 + who}`),
    ),
  ).flat()
  await ask(cepOf(9_999), '203.0.113.20')
  expect(asked.length).toBeLessThan(30)
  await Promise.all(many)
  expect(most).toBe(8)
})
