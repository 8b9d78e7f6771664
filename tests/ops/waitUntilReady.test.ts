import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { waitUntilReady } from '../../ops/data/postgres/waitUntilReady'

const PATIENCE = { silentMs: 300, refusedMs: 100, recoveryToldMs: 50 }

let server: Server | undefined
afterEach(() => server?.close())

it('a server that recovers from a crash is waited for as long as it says so, and that is told once', async () => {
  const said: string[] = []
  const recoveredAt = Date.now() + 4 * PATIENCE.silentMs
  const url = await serve(() => (Date.now() < recoveredAt ? refusal('57P03') : WELCOME))
  await waitUntilReady(url, () => false, said.push.bind(said), PATIENCE)
  expect(Date.now()).toBeGreaterThanOrEqual(recoveredAt)
  expect(said).toEqual([
    'O PostgreSQL refaz o que gravou antes de uma queda; a partida espera por ele, o que pode levar minutos.',
  ])
})

it('one that refuses for another reason is waited for so long, and nothing is told of a recovery', async () => {
  const said: string[] = []
  const url = await serve(() => refusal('53300'))
  await expect(
    waitUntilReady(url, () => false, said.push.bind(said), PATIENCE),
  ).rejects.toMatchObject({ code: '53300' })
  expect(said).toEqual([])
})

it('one whose process ends at each start is given up', async () => {
  const url = await serve(() => refusal('57P03'))
  await expect(
    waitUntilReady(
      url,
      () => true,
      () => undefined,
      PATIENCE,
    ),
  ).rejects.toThrow('o processo terminou ao iniciar')
})

it('one that takes a connection and says nothing is not waited for for ever', async () => {
  const url = await serve(() => undefined)
  await expect(
    waitUntilReady(
      url,
      () => false,
      () => undefined,
      PATIENCE,
    ),
  ).rejects.toThrow('timeout expired')
})

/** A server that says the same to every client, whatever it is asked. */
async function serve(answer: () => Buffer | undefined): Promise<string> {
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      const said = answer()
      if (said) socket.end(said)
    })
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return `postgres://winex:x@127.0.0.1:${port}/postgres`
}

/** One message of PostgreSQL's protocol (manual, 'Message Formats'). */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

const refusal = (code: string): Buffer =>
  message('E', Buffer.from(`SFATAL\0C${code}\0Mthe database system is starting up\0\0`))

/** AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
