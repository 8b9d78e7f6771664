import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type RunningGateway } from '../../ops/serve/startGateway'
import { readSettings } from '../../ops/base/readSettings'
import { freePort } from '../../ops/base/freePort'

describe('a gateway that is told to stop', () => {
  let engine: Server
  let gateway: RunningGateway
  let url = ''
  let arrive: (answer: () => void) => void
  /** Once the engine has the slow request: what lets it answer. */
  const arrived = new Promise<() => void>((resolve) => (arrive = resolve))
  beforeAll(async () => {
    engine = createServer((incoming, response) => {
      const send = () => response.setHeader('content-type', 'application/json').end('{}')
      if (incoming.url === '/store/slow') arrive(send)
      else send()
    })
    await new Promise<void>((done) => engine.listen(0, '127.0.0.1', done))
    const { port: enginePort } = engine.address() as AddressInfo
    const port = await freePort()
    const settings = readSettings({ PORT: String(port), WINEX_HOST: '127.0.0.1' })
    gateway = await startGateway(settings, {
      engineUrl: () => `http://127.0.0.1:${enginePort}`,
      pages: false,
    })
    await gateway.open()
    url = `http://127.0.0.1:${port}`
  })
  afterAll(async () => {
    await gateway.close()
    engine.closeAllConnections()
    engine.close()
  })

  const ask = (path: string) => fetch(`${url}${path}`)

  it('says so at once, lives and serves on, closes each connection, and finishes what is under way', async () => {
    expect((await ask('/healthz/gateway')).status).toBe(200)
    const before = await ask('/api/store/regions')
    expect(before.headers.get('connection')).toBe('keep-alive')

    const slow = ask('/api/store/slow')
    const answer = await arrived
    let isDrained = false
    const drained = gateway.drain(0.3).then(() => (isDrained = true))
    for (const path of ['/healthz/gateway', '/healthz', '/api/health/ready'])
      expect((await ask(path)).status, path).toBe(503)
    expect((await ask('/healthz/live')).status).toBe(200)
    const during = await ask('/api/store/regions')
    expect([during.status, during.headers.get('connection')]).toEqual([200, 'close'])

    await new Promise((done) => setTimeout(done, 500))
    expect(isDrained).toBe(false)
    answer()
    expect((await slow).status).toBe(200)
    await drained
  })
})
