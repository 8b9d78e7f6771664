import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Response } from 'express'
import { afterEach, expect, it } from 'vitest'
import { sendFile } from '../../backend/src/engine/http/sendFile'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A server of one endless file, and a client that has read nothing of it yet. */
async function openFile(): Promise<{
  made: () => number
  ended: Promise<void>
  answer: IncomingMessage
}> {
  let parts = 0
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) {
        parts += 1
        await Promise.resolve()
        yield 'x'.repeat(10_000)
      }
    } finally {
      end()
    }
  }
  server = createServer((_request, response) => {
    void sendFile(response as unknown as Response, { name: 'a.csv', type: 'text/csv' }, endless())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const answer = await new Promise<IncomingMessage>((resolve) => {
    request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, resolve).end()
  })
  answer.pause()
  return { made: () => parts, ended, answer }
}

/** Until nothing more is made. */
async function still(made: () => number): Promise<number> {
  for (let before = -1; before !== made();) {
    before = made()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return made()
}

it('a file is made no faster than it is read', async () => {
  const { made, answer } = await openFile()
  const first = await still(made)
  // What the sockets hold is some megabytes at most.
  expect(first).toBeLessThan(2_000)
  answer.resume()
  while (made() < first + 1_000) await new Promise((resolve) => setImmediate(resolve))
})

it('a client that goes away ends the making', async () => {
  const { answer, ended } = await openFile()
  answer.destroy()
  await ended
})
