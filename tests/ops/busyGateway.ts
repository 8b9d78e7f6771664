import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { freePort } from '../../ops/base/freePort'
import { readSettings } from '../../ops/base/readSettings'
import { startGateway } from '../../ops/serve/startGateway'

const ATTACKER = '203.0.113.66'
const VISITOR = '198.51.100.7'

/** Of some 300 calls that wait, so many may still be taken before one that comes later. */
const OVERTAKEN = 60
/** Less than what ends a half call, or an answer that nobody reads. */
const STUCK_MS = 8_000

const LONG = 'x'.repeat(900_000)
/** Longer than the buffers of two operating systems. */
export const HUGE = 'x'.repeat(32_000_000)

/** A request of the attacker, as it goes over the wire. */
export const request = (call: string, headers: string[] = [], body = ''): string =>
  [
    `${call} HTTP/1.1`,
    'host: winex.test',
    `x-forwarded-for: ${ATTACKER}`,
    ...headers,
    '',
    body,
  ].join('\r\n')

/**
 * Repeats a check that fails, every 50 ms and as often as fits into the seconds. What a busy machine holds this process up does
 * not count: gateway, engine and attacker are in it, and held up as well.
 */
export async function holdsWithin(seconds: number, check: () => void): Promise<void> {
  for (let looks = seconds * 20; looks > 0; looks -= 1) {
    try {
      return check()
    } catch {
      await pause(50)
    }
  }
  check()
}

/** A gateway before an engine whose answers take 20 ms, with somebody who attacks and somebody who visits. */
export async function startBusyGateway() {
  const seen = { inWork: 0, most: 0, asked: [] as string[] }
  const engine = createServer((incoming, response) => {
    seen.asked.push(`${incoming.method} ${incoming.url}`)
    seen.inWork += 1
    seen.most = Math.max(seen.most, seen.inWork)
    response.once('close', () => (seen.inWork -= 1))
    incoming.resume()
    incoming.once('end', () => {
      setTimeout(() => {
        const body = { '/long': LONG, '/huge': HUGE }[incoming.url ?? ''] ?? '{}'
        const type = 'application/json'
        response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body)
      }, 20)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((done) => engine.once('listening', done))
  const port = await freePort()
  const environment = { PORT: String(port), WINEX_HOST: '127.0.0.1', WINEX_TRUST_PROXY: '1' }
  const gateway = await startGateway(readSettings(environment), {
    engineUrl: () => `http://127.0.0.1:${(engine.address() as AddressInfo).port}`,
    pages: false,
  })
  await gateway.open()

  /**
   * Five calls of somebody else are answered, each before most of the attacker's that were there first, and most within a second:
   * all of this runs in one process, which a busy machine may hold up.
   */
  const expectServed = async (): Promise<void> => {
    const waited: number[] = []
    while (waited.length < 5) {
      const [started, askedBefore] = [performance.now(), seen.asked.length]
      const answer = await fetch(`http://127.0.0.1:${port}/api/public/config`, {
        headers: { 'x-forwarded-for': VISITOR },
      })
      await answer.arrayBuffer()
      expect(answer.status).toBe(200)
      expect(seen.asked.length - askedBefore).toBeLessThan(OVERTAKEN)
      waited.push(performance.now() - started)
    }
    expect(Math.max(...waited)).toBeLessThan(STUCK_MS)
    expect(waited.toSorted((a, b) => a - b)[2]).toBeLessThan(1_000)
  }
  return {
    seen,
    expectServed,
    /** So many sockets of the attacker, each of which sends this text and reads nothing. */
    attack: (count: number, text: string): Socket[] =>
      Array.from({ length: count }, () => {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined)
        socket.pause()
        socket.write(text)
        return socket
      }),
    /** All places are back within five seconds. */
    expectNothingLeft: async (): Promise<void> => {
      await holdsWithin(5, () => expect(seen.inWork).toBe(0))
      await expectServed()
    },
    close: async (): Promise<void> => {
      await gateway.close()
      engine.close()
    },
  }
}
