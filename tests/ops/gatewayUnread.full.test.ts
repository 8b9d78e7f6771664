import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdsWithin, HUGE, request, startBusyGateway } from './busyGateway'

let gateway: Awaited<ReturnType<typeof startBusyGateway>>
beforeAll(async () => {
  gateway = await startBusyGateway()
})
afterAll(() => gateway.close())

it('a connection that reads nothing for half a minute is closed', async () => {
  const [socket] = gateway.attack(1, request('GET /api/huge'))
  await pause(15_000)
  expect(gateway.seen.inWork).toBe(1)
  await holdsWithin(30, () => expect(gateway.seen.inWork).toBe(0))
  let bytes = 0
  socket?.on('data', (chunk: Buffer) => (bytes += chunk.length))
  socket?.resume()
  await holdsWithin(5, () => expect(socket?.destroyed).toBe(true))
  expect(bytes).toBeLessThan(HUGE.length)
})
