import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { responds } from '../../ops/base/responds'
import { engineUrlFor } from '../../ops/run/engineUrlFor'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:9000'],
  ['10.0.0.21', 'http://10.0.0.21:9000'],
  ['fd00::21', 'http://[fd00::21]:9000'],
  ['motor1.interno', 'http://motor1.interno:9000'],
  ['0.0.0.0', 'http://127.0.0.1:9000'],
  ['::', 'http://127.0.0.1:9000'],
])('an engine that listens on %s is asked at %s', (host, url) => {
  expect(engineUrlFor(host, 9000)).toBe(url)
})

// Another address of this machine than 127.0.0.1, as the inner network's is: only Linux has it without being told.
it.runIf(process.platform === 'linux').each(['127.0.0.21', '0.0.0.0'])(
  'an engine on %s answers the one who watches it',
  async (host) => {
    const server = createServer((_request, response) => response.end('ok'))
    await new Promise<void>((listening) => server.listen(0, host, listening))
    try {
      const { port } = server.address() as AddressInfo
      expect(await responds(`${engineUrlFor(host, port)}/health`)).toBe(true)
    } finally {
      server.close()
    }
  },
)
