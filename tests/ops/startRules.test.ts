import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from '../../ops/data/lockDataFolder'
import { loadSecrets } from '../../ops/data/loadSecrets'
import { DATA_FORMAT, openDataFolder } from '../../ops/data/openDataFolder'
import { processStartMark } from '../../ops/base/processIdentity.mjs'
import { checkNodeVersion } from '../../ops/build/install/prepareCheckout.mjs'
import { missingPackages } from '../../ops/build/install/installWhenNeeded.mjs'
import { createCluster } from '../../ops/data/postgres/createCluster'
import { readSettings } from '../../ops/base/readSettings'
import { refusePublicDemo, refusePublicDemoDatabase } from '../../ops/base/refusePublicDemo'
import { readStaffOptions } from '../../ops/run/createStaff'
import { createLifetime } from '../../ops/base/createLifetime'
import { selectStages } from '../run/selectStages'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'winex-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('%s will do', (version) =>
    expect(checkNodeVersion(version)).toBeNull(),
  )
  it.each(['20.18.3', '18.20.0'])(
    '%s is too old, and the message says which one is needed',
    (version) => {
      expect(checkNodeVersion(version)).toContain('20.19.0')
    },
  )
})

describe('the install', () => {
  const wanted = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', dev: true },
      'node_modules/c': { version: '3.0.0', optional: true },
    },
  }
  it('sees a package of another version', () => {
    expect(
      missingPackages(
        wanted,
        { packages: { 'node_modules/a': { version: '0.9.0' } } },
        { withDev: false },
      ),
    ).toEqual(['node_modules/a'])
  })
  it('wants development packages only for the tests, and optional ones never', () => {
    const present = { packages: { 'node_modules/a': { version: '1.0.0' } } }
    expect(missingPackages(wanted, present, { withDev: false })).toEqual([])
    expect(missingPackages(wanted, present, { withDev: true })).toEqual(['node_modules/b'])
  })
})

describe('the data folder', () => {
  it('is not taken over when it holds something else', () => {
    writeFileSync(join(folder, 'tese.doc'), 'x')
    expect(() => openDataFolder(folder, 8000)).toThrow(
      'não está vazia e não é uma pasta de dados da winex',
    )
    expect(readdirSync(folder)).toEqual(['tese.doc'])
  })

  it('is refused while another copy runs on it', () => {
    // The process that started this one is alive for sure.
    const lock = { pid: process.ppid, mark: processStartMark(process.ppid), port: 8123 }
    writeFileSync(join(folder, 'winex.lock'), JSON.stringify(lock))
    expect(() => lockDataFolder(folder, 8000)).toThrow('porta 8123')
    expect(JSON.parse(readFileSync(join(folder, 'winex.lock'), 'utf8'))).toEqual(lock)
  })

  it('is taken over from a copy that was killed', () => {
    writeFileSync(
      join(folder, 'winex.lock'),
      JSON.stringify({ pid: process.ppid, mark: 'earlier life', port: 8123 }),
    )
    const release = lockDataFolder(folder, 8000)
    expect(JSON.parse(readFileSync(join(folder, 'winex.lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
    })
    release()
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('a data folder of another version', () => {
  const mark = (version: number) =>
    writeFileSync(join(folder, 'winex-data.json'), JSON.stringify({ kind: 'winex', version }))

  it('is refused when it is newer, and stays as it is', () => {
    mark(DATA_FORMAT + 1)
    expect(() => openDataFolder(folder, 8000)).toThrow(
      `é de uma versão mais nova da winex (formato ${DATA_FORMAT + 1}; esta conhece até o ${DATA_FORMAT})`,
    )
    expect(readdirSync(folder)).toEqual(['winex-data.json'])
  })

  it('is taken when it is older, and older versions are told', () => {
    mark(1)
    openDataFolder(folder, 8000)()
    expect(JSON.parse(readFileSync(join(folder, 'winex-data.json'), 'utf8'))).toEqual({
      kind: 'winex',
      version: DATA_FORMAT,
    })
  })
})

describe('what a data folder holds', () => {
  const modeOf = (...path: string[]) => statSync(join(folder, ...path)).mode & 0o777
  const put = (path: string, folderMode: number, fileMode: number) => {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'x'), 'x')
    chmodSync(join(folder, path, 'x'), fileMode)
    chmodSync(join(folder, path), folderMode)
  }

  it('is closed to other users at the start, but for what the database needs', () => {
    openDataFolder(folder, 8000)()
    put('outbox', 0o755, 0o644)
    put('files/wines', 0o755, 0o664)
    put('postgres', 0o750, 0o640)
    writeFileSync(join(folder, 'secrets.json'), '{}')
    chmodSync(join(folder, 'secrets.json'), 0o644)
    chmodSync(folder, 0o777)
    openDataFolder(folder, 8000)()
    expect([modeOf('outbox'), modeOf('outbox', 'x')]).toEqual([0o700, 0o600])
    expect([modeOf('files/wines'), modeOf('files/wines', 'x')]).toEqual([0o700, 0o600])
    expect([modeOf('secrets.json'), modeOf('winex-data.json')]).toEqual([0o600, 0o600])
    expect([modeOf('postgres'), modeOf('postgres', 'x')]).toEqual([0o750, 0o640])
    // As root the database's own account walks through the folder itself.
    expect(modeOf()).toBe(process.getuid?.() === 0 ? 0o711 : 0o700)
  })
})

describe('secrets', () => {
  it('are made once, for the owner alone', () => {
    const settings = readSettings({ WINEX_DATA_DIR: folder })
    const first = loadSecrets(settings)
    expect(loadSecrets(settings)).toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(5)
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  it('of an earlier version stay, and the one it lacks is added', () => {
    const settings = readSettings({ WINEX_DATA_DIR: folder })
    const path = join(folder, 'secrets.json')
    const { database: _, ...earlier } = loadSecrets(settings)
    writeFileSync(path, JSON.stringify(earlier))
    const completed = loadSecrets(settings)
    expect(completed).toMatchObject(earlier)
    expect(completed.database).toMatch(/^[\w-]{64}$/)
    expect(loadSecrets(settings)).toEqual(completed)
  })

  it('must be given in production with an external database', () => {
    const settings = readSettings({
      WINEX_DATA_DIR: folder,
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://a:b@db/winex',
      WINEX_JWT_SECRET: 'x'.repeat(40),
    })
    expect(() => loadSecrets(settings)).toThrow('defina WINEX_COOKIE_SECRET, WINEX_SIGNING_SECRET')
    expect(readdirSync(folder)).toEqual([])
  })

  it('are not replaced when their file is damaged', () => {
    writeFileSync(join(folder, 'secrets.json'), '{"jwt":')
    expect(() => loadSecrets(readSettings({ WINEX_DATA_DIR: folder }))).toThrow('está danificado')
  })
})

describe('a cluster that is not whole', () => {
  it('is left as it is', () => {
    const cluster = join(folder, 'postgres')
    mkdirSync(cluster)
    writeFileSync(join(cluster, 'base'), 'x')
    expect(() =>
      createCluster(cluster, { initdb: '/bin/false', postgres: '' }, undefined, 'x'),
    ).toThrow('não contém um banco de dados completo')
    expect(readdirSync(cluster)).toEqual(['base'])
  })
})

describe('settings', () => {
  it('name every variable that is wrong', () => {
    expect(() => readSettings({ PORT: '99999', DATABASE_URL: 'mysql://x' })).toThrow(
      /PORT:.*\n.*DATABASE_URL:/,
    )
  })
  it('load the demo data into the embedded database only, unless asked', () => {
    const external = { DATABASE_URL: 'postgres://a:b@db/winex' }
    expect(readSettings({}).loadDemo).toBe(true)
    expect(readSettings(external).loadDemo).toBe(false)
    expect(readSettings({ ...external, WINEX_DEMO: 'sim' }).loadDemo).toBe(true)
  })
  it('answer to this machine only while passwords are those of the demonstration', () => {
    expect(readSettings({}).host).toBe('localhost')
    expect(readSettings({ WINEX_PUBLIC_URL: 'https://a.example/' })).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://a.example',
    })
  })
})

describe('the demonstration, whose passwords everybody knows', () => {
  const external = { DATABASE_URL: 'postgres://a:b@db/winex' }
  it.each([
    ['a public address', { WINEX_PUBLIC_URL: 'https://www.exemplo.com.br' }],
    ['all interfaces', { WINEX_HOST: '0.0.0.0' }],
    ['one interface', { WINEX_HOST: '192.168.1.7', WINEX_DEMO: 'sim' }],
    ['an engine that others reach', { WINEX_ENGINE_HOST: '0.0.0.0' }],
    [
      'a web server of this machine',
      { WINEX_HOST: '127.0.0.1', WINEX_PUBLIC_URL: 'https://a.example' },
    ],
    ['an external database', { ...external, WINEX_DEMO: 'sim' }],
  ])('is refused with %s, and a sentence says what to set', (_, environment) => {
    const settings = readSettings(environment)
    expect(() => refusePublicDemo(settings)).toThrow(
      /atenderia fora desta máquina .*Defina WINEX_DEMO=nao .*npm run staff/,
    )
    expect(() => refusePublicDemoDatabase(settings, 'done')).toThrow(
      /contém as contas de demonstração.*outra pasta em WINEX_DATA_DIR/,
    )
    expect(() => refusePublicDemoDatabase(settings, undefined)).not.toThrow()
  })

  it.each([
    ['by default', {}],
    ['under a name of this machine', { WINEX_PUBLIC_URL: 'http://localhost:9000' }],
    ['over an external database', { ...external, WINEX_DEMO: 'sim', WINEX_HOST: '127.0.0.1' }],
    ['over IPv6', { WINEX_HOST: '::1' }],
  ])('is there on this machine alone: %s', (_, environment) => {
    const settings = readSettings(environment)
    expect(settings.loadDemo).toBe(true)
    expect(() => refusePublicDemo(settings)).not.toThrow()
    expect(() => refusePublicDemoDatabase(settings, 'done')).not.toThrow()
  })

  it('does not keep a site without it from the world', () => {
    const settings = readSettings({ WINEX_PUBLIC_URL: 'https://a.example', WINEX_DEMO: 'nao' })
    expect(() => refusePublicDemo(settings)).not.toThrow()
  })
})

describe('npm run staff', () => {
  it('reads who it is about', () => {
    expect(readStaffOptions(['--email', ' Ana@Exemplo.com', '--name', 'Ana Maria Lopes'])).toEqual({
      email: 'ana@exemplo.com',
      firstName: 'Ana',
      lastName: 'Maria Lopes',
    })
  })
  it.each([
    [['--email', 'ana@exemplo.com']],
    [['--email', 'ana', '--name', 'Ana']],
    [['--email', 'ana@exemplo.com', '--name', 'Ana', '--password', 'Vindima-2025']],
  ])('shows its usage for %j', (args) => {
    expect(() => readStaffOptions(args)).toThrow('Uso: npm run staff')
  })
})

describe('the end', () => {
  it('puts away in the reverse order, whatever fails on the way', async () => {
    const done: string[] = []
    const lifetime = createLifetime(() => done.push('failure'))
    lifetime.onEnd(() => void done.push('database'))
    lifetime.onEnd(() => {
      throw new Error('x')
    })
    lifetime.onEnd(() => void done.push('engine'))
    await Promise.all([lifetime.end(), lifetime.end()])
    lifetime.onEnd(() => void done.push('late'))
    await lifetime.end()
    expect(done).toEqual(['engine', 'failure', 'database', 'late'])
  })
})

describe('npm test -- <filter>', () => {
  const files = [
    'tests/domain/money.test.ts',
    'tests/api/vendor/me.test.ts',
    'tests/lint/boundaries.test.ts',
  ]
  it('runs everything that has tests without one', () => {
    expect(selectStages([], files)).toEqual({
      checks: ['typecheck', 'lint', 'format'],
      projects: [
        { name: 'domain', filters: [] },
        { name: 'api', filters: [] },
      ],
    })
  })
  it('runs one stage by its name', () => {
    expect(selectStages(['lint'], ['tests/domain/money.test.ts'])).toEqual({
      checks: ['lint'],
      projects: [],
    })
  })
  it('runs the files that match', () => {
    expect(selectStages(['vendor'], files)).toEqual({
      checks: [],
      projects: [{ name: 'api', filters: ['vendor'] }],
    })
  })
})
