import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { DatabaseSsl } from '../../ops/base/databaseSsl'
import { readSettings } from '../../ops/base/readSettings'
import { loadDump } from '../../ops/data/backup/externalDatabase'
import { engineEnvironment } from '../../ops/run/engineEnvironment'
import { InstallationState } from '../../ops/run/InstallationState'

const EXTERNAL = 'postgres://winex:senha@banco.exemplo.com.br/winex'

describe('WINEX_DATABASE_SSL', () => {
  it.each<[Record<string, string>, DatabaseSsl]>([
    [{ DATABASE_URL: EXTERNAL }, 'on'],
    [{ DATABASE_URL: EXTERNAL, WINEX_DATABASE_SSL: 'no-verify' }, 'no-verify'],
    [{ DATABASE_URL: EXTERNAL, WINEX_DATABASE_SSL: 'off' }, 'off'],
    [{ DATABASE_URL: 'postgres://winex:senha@127.0.0.1:5433/winex' }, 'off'],
    [{ DATABASE_URL: 'postgres://winex:senha@localhost/winex' }, 'off'],
    // the embedded database
    [{ WINEX_DATABASE_SSL: 'on' }, 'off'],
    [{}, 'off'],
  ])('%o is %s, for the engine, too', (environment, ssl) => {
    const settings = readSettings(environment)
    expect(settings.databaseSsl).toBe(ssl)
    const secrets = { jwt: '', cookie: '', signing: '', postgres: '', database: '' }
    expect(engineEnvironment(settings, secrets, EXTERNAL).WINEX_DATABASE_SSL).toBe(ssl)
  })

  it('is refused when it is none of them', () => {
    expect(() => readSettings({ WINEX_DATABASE_SSL: 'require' })).toThrow('WINEX_DATABASE_SSL')
  })
})

describe("the start's own connections", () => {
  /** What a client first asks of a server that offers no encryption: to encrypt, or to come in. */
  async function asked(connect: (url: string) => Promise<unknown>): Promise<string> {
    let first = ''
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', (data) => {
        // SSLRequest (PostgreSQL's manual, 'Message Formats')
        first ||= data.readInt32BE(4) === 80_877_103 ? 'encryption' : 'entry'
        socket.end('N')
      })
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    await expect(connect(`postgres://winex:senha@127.0.0.1:${port}/winex`)).rejects.toThrow()
    server.close()
    return first
  }

  it.each<[DatabaseSsl, string]>([
    ['on', 'encryption'],
    ['no-verify', 'encryption'],
    ['off', 'entry'],
  ])('with %s ask for %s', async (ssl, what) => {
    expect(await asked((url) => InstallationState.open(url, ssl))).toBe(what)
    expect(await asked((url) => loadDump({ url, ssl }, '/nao-existe'))).toBe(what)
  })
})
