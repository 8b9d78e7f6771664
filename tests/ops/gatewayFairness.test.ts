import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { holdsWithin, request, startBusyGateway } from './busyGateway'

let gateway: Awaited<ReturnType<typeof startBusyGateway>>
beforeAll(async () => {
  gateway = await startBusyGateway()
})
afterAll(() => gateway.close())
beforeEach(() => Object.assign(gateway.seen, { most: 0, asked: [] }))

describe('while one address does its worst, another is served', () => {
  it.each([
    ['400 requests sent ahead on one socket', 1, request('GET /api/long').repeat(400)],
    [
      'uploads of which a half arrives',
      300,
      request(
        'PUT /api/files/uploads/upl_1',
        ['content-length: 100000', 'content-type: image/png'],
        'x',
      ),
    ],
    ['long answers that are not read', 300, request('GET /api/long')],
  ])('%s', async (_name, count, text) => {
    const sockets = gateway.attack(count, text)
    await pause(200)
    await gateway.expectServed()
    // four of the attacker, one of the visitor
    expect(gateway.seen.most).toBeLessThanOrEqual(5)
    for (const socket of sockets) socket.destroy()
    await gateway.expectNothingLeft()
  })

  it('bodies of which a half arrives: the engine is not asked', async () => {
    const half = request('POST /api/auth/seller/emailpass', ['content-length: 100'], '{"email"')
    const sockets = gateway.attack(300, half)
    await pause(200)
    await gateway.expectServed()
    expect(gateway.seen.asked.filter((call) => call.startsWith('POST'))).toEqual([])
    for (const socket of sockets) socket.destroy()
    await gateway.expectNothingLeft()
  })

  it('calls that are given up: what waited in line is not asked any more', async () => {
    const sockets = gateway.attack(250, request('GET /api/long'))
    await pause(20)
    for (const socket of sockets) socket.destroy()
    await gateway.expectServed()
    expect(gateway.seen.most).toBeLessThanOrEqual(5)
    // enough time for all of them
    await pause(2_000)
    await gateway.expectNothingLeft()
    expect(gateway.seen.asked.filter((call) => call === 'GET /long').length).toBeLessThan(240)
  })
})

it('a body that is not whole after ten seconds is answered 408, and its connection closed', async () => {
  const half = request('POST /api/public/x', ['content-length: 100'], '{"a"')
  const [socket] = gateway.attack(1, half)
  let answer = ''
  socket?.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket?.resume()
  await pause(8_000)
  expect(answer).toBe('')
  await holdsWithin(5, () => expect(answer).toContain('HTTP/1.1 408'))
  await holdsWithin(2, () => expect(socket?.destroyed).toBe(true))
})
