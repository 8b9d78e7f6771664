import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HUGE, request, startBusyGateway } from './busyGateway'

let gateway: Awaited<ReturnType<typeof startBusyGateway>>
beforeAll(async () => {
  gateway = await startBusyGateway()
})
afterAll(() => gateway.close())

it('a body that is not whole after ten seconds is answered 408, and its connection closed', async () => {
  const half = request('POST /api/public/x', ['content-length: 100'], '{"a"')
  const [socket] = gateway.attack(1, half)
  let answer = ''
  socket?.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket?.resume()
  await pause(8_000)
  expect(answer).toBe('')
  await expect.poll(() => answer, { timeout: 5_000 }).toContain('HTTP/1.1 408')
  await expect.poll(() => socket?.destroyed, { timeout: 2_000 }).toBe(true)
})

it('a connection that reads nothing for half a minute is closed', async () => {
  const [socket] = gateway.attack(1, request('GET /api/huge'))
  await pause(33_000)
  expect(gateway.seen.inWork).toBe(0)
  let bytes = 0
  socket?.on('data', (chunk: Buffer) => (bytes += chunk.length))
  socket?.resume()
  await expect.poll(() => socket?.destroyed, { timeout: 5_000 }).toBe(true)
  expect(bytes).toBeLessThan(HUGE.length)
})
