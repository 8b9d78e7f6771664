import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { buildFrontEnd } from '../../ops/build/buildFrontEnd'
import { checkout } from '../../ops/base/checkout'
import { loadSecrets } from '../../ops/data/loadSecrets'
import { buildEngine } from '../../ops/build/buildEngine'
import { createCluster, SUPERUSER } from '../../ops/data/postgres/createCluster'
import { postgresAccount } from '../../ops/data/postgres/postgresAccount'
import { readSettings } from '../../ops/base/readSettings'
import type { Lifetime } from '../../ops/base/createLifetime'
import type { Progress } from '../../ops/base/createProgress'
import { engineEnvironment } from '../../ops/run/engineEnvironment'
import { freePort } from '../../ops/base/freePort'
import { InstallationState } from '../../ops/run/InstallationState'
import { loadDemoOnce } from '../../ops/run/loadDemoOnce'
import { responds } from '../../ops/base/responds'
import { findBrowser } from '../../tests/run/findBrowser'
import { startBucket } from '../../tests/api/images/startBucket'
import { OPEN_LIMITS } from '../../tests/run/startTestStack'
import { cleanEnvironment, type Environment } from '../../tests/support/ownCopy'
import { startPostalCodeServer } from '../../tests/support/postalCodeServer'
import { balancer, type Balancer, type Ports } from './balancer'
import { debianPrograms } from './debianPackages'
import { machine, type Machine } from './machine'
import { startMailSink, type MailSink } from './mailSink'

const ENGINES = 3
const GATEWAYS = 2
/** Owns the databases and is no superuser, as providers have it. */
const OWNER = 'winex_app'
/** As deploy/haproxy.cfg says. */
const DRAIN_SECONDS = '5'

export interface Cluster {
  site: string
  /** Where each engine answers by itself, for what has to reach a certain one. */
  engineUrls: string[]
  engines: Machine[]
  gateways: Machine[]
  redis: Machine
  database: Machine
  balancer: Balancer
  mails: MailSink
  /** For the test processes, as tests/run/startTestStack gives it. */
  environment: Environment
  /** What all engines and gateways are told. */
  shared: Environment & { DATABASE_URL: string }
  /** Adds an empty database and returns its address. */
  addDatabase: (name: string) => Promise<string>
  /** Makes a folder that goes with the cluster. */
  folderOf: (name: string) => string
}

const url = (port: number): string => `http://127.0.0.1:${port}`

const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, freePort))

const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })

/**
 * PostgreSQL, Redis, HAProxy, a bucket, a mail server, three engines and two gateways, each with a data folder of its own.
 * Everything ends with `lifetime`, and the folder goes.
 * @throws CliError when a package is missing and cannot be installed
 */
export async function startCluster(lifetime: Lifetime, progress: Progress): Promise<Cluster> {
  const programs = debianPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'winex-cluster-'))
  // The database's own account walks through it when this runs as root.
  chmodSync(folder, 0o711)
  lifetime.onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const folderOf = (name: string): string => {
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o700 })
    return path
  }
  const run = async (one: Machine): Promise<Machine> => {
    lifetime.onEnd(() => one.end())
    await progress.step(one.name, one.start)
    return one
  }

  await progress.step(
    'Telas compiladas',
    () => buildFrontEnd(lifetime),
    (built) => !built,
  )
  const { directory } = await progress.step(
    'Motor compilado',
    () => buildEngine(checkout.root),
    (built) => !built.rebuilt,
  )

  const [databasePort = 0, redisPort = 0, site = 0, engines = 0] = await freePorts(4)
  const ports: Ports = {
    site,
    engines,
    gateway: await freePorts(GATEWAYS),
    engine: await freePorts(ENGINES),
  }
  const password = randomBytes(24).toString('hex')
  const database = await run(databaseMachine(programs, folder, databasePort, password))
  await asSuperuser(databasePort, password, `create role ${OWNER} login password '${password}'`)
  const addDatabase = async (name: string): Promise<string> => {
    const statement = `create database ${name} owner ${OWNER} template template0`
    await asSuperuser(databasePort, password, statement)
    return `postgres://${OWNER}:${password}@127.0.0.1:${databasePort}/${name}`
  }
  const databaseUrl = await addDatabase('winex')
  const redis = await run(
    machine({
      name: 'Redis',
      command: programs.redis,
      // It must keep what it is given: the engines' schedules are in it.
      args: [
        '--port',
        String(redisPort),
        '--bind',
        '127.0.0.1',
        '--appendonly',
        'yes',
        '--save',
        '',
      ],
      options: { cwd: folderOf('redis') },
      log: join(folder, 'redis.log'),
      isReady: () => listens(redisPort),
    }),
  )
  const mails = await startMailSink(folderOf('mails'))
  lifetime.onEnd(mails.close)
  const bucket = await startBucket()
  lifetime.onEnd(bucket.stop)
  const postalCodes = await startPostalCodeServer()
  lifetime.onEnd(postalCodes.close)
  const front = balancer(programs.haproxy, ports, folderOf('haproxy'))
  await run(front.machine)

  const secret = () => randomBytes(48).toString('base64url')
  const secrets = { jwt: secret(), cookie: secret(), signing: secret() }
  const dataDir = folderOf('tests')
  const shared = {
    ...OPEN_LIMITS,
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SMTP_URL: mails.url,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    WINEX_JWT_SECRET: secrets.jwt,
    WINEX_COOKIE_SECRET: secrets.cookie,
    WINEX_SIGNING_SECRET: secrets.signing,
    WINEX_PUBLIC_URL: `http://localhost:${site}`,
    WINEX_HOST: '127.0.0.1',
    WINEX_DEMO: 'sim',
    WINEX_CEP_URL: postalCodes.url,
    WINEX_DRAIN_SECONDS: DRAIN_SECONDS,
    // The demonstration's pictures alone: what people upload is in the bucket.
    WINEX_FILES_DIR: folderOf('files'),
  }
  // Tests that sign a token themselves look for the secret here.
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets))

  const winex = (kind: 'engine' | 'gateway', number: number, own: Environment, ready: string) =>
    machine({
      name: kind === 'engine' ? `Motor ${number}` : `Gateway ${number}`,
      command: process.execPath,
      args: [join(checkout.root, 'ops/winex.mjs'), kind],
      options: {
        env: cleanEnvironment({
          ...shared,
          ...own,
          WINEX_DATA_DIR: folderOf(`${kind}-${number}`),
        }),
      },
      log: join(folder, `${kind}-${number}.log`),
      isReady: () => responds(ready),
    })
  const engineMachines = ports.engine.map((port, at) =>
    winex('engine', at + 1, { WINEX_ENGINE_PORT: String(port) }, `${url(port)}/health/ready`),
  )
  const gatewayMachines = ports.gateway.map((port, at) =>
    winex(
      'gateway',
      at + 1,
      {
        PORT: String(port),
        WINEX_ENGINE_URL: url(ports.engines),
        WINEX_TRUST_PROXY: '1',
      },
      `${url(port)}/healthz/gateway`,
    ),
  )
  const [first, ...others] = engineMachines
  if (first) await run(first)
  const settings = readSettings(cleanEnvironment({ ...shared, WINEX_DATA_DIR: folderOf('demo') }))
  const state = await InstallationState.open(databaseUrl, settings.databaseSsl)
  const engine = { directory, env: engineEnvironment(settings, loadSecrets(settings), databaseUrl) }
  await progress.step('Dados de demonstração', () => loadDemoOnce(state, { settings, engine }))
  await state.close()
  await Promise.all([...others, ...gatewayMachines].map(run))
  await front.waitUntilUp(['engine1', 'engine2', 'engine3', 'gateway1', 'gateway2'])

  return {
    site: url(site),
    engineUrls: ports.engine.map(url),
    engines: engineMachines,
    gateways: gatewayMachines,
    redis,
    database,
    balancer: front,
    mails,
    environment: {
      WINEX_TEST_URL: `http://localhost:${site}`,
      WINEX_TEST_DATABASE_URL: databaseUrl,
      WINEX_TEST_OUTBOX_DIR: join(folder, 'mails'),
      WINEX_TEST_FILES_DIR: settings.filesDir,
      WINEX_TEST_DATA_DIR: dataDir,
      WINEX_TEST_BROWSER: findBrowser(),
    },
    shared,
    addDatabase,
    folderOf,
  }
}

function databaseMachine(
  { initdb, postgres }: { initdb: string; postgres: string },
  folder: string,
  port: number,
  password: string,
): Machine {
  const account = postgresAccount()
  const data = join(folder, 'postgres')
  mkdirSync(data, { mode: 0o700 })
  if (account) chownSync(data, account.uid, account.gid)
  const cluster = join(data, 'cluster')
  createCluster(cluster, { initdb, postgres }, account, password)
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    // Three engines of 20 connections, and the tests.
    max_connections: 150,
    shared_buffers: '256MB',
    timezone: 'UTC',
  }
  return machine({
    name: 'PostgreSQL',
    command: postgres,
    args: [
      '-D',
      cluster,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    options: { ...account, cwd: '/' },
    log: join(folder, 'postgres.log'),
    endSignal: 'SIGINT',
    isReady: async () => {
      const client = new Client({ connectionString: superuser(port, password) })
      client.on('error', () => undefined)
      await client.connect()
      await client.end()
      return true
    },
  })
}

const superuser = (port: number, password: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`

async function asSuperuser(port: number, password: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: superuser(port, password) })
  await client.connect()
  await client.query(statement)
  await client.end()
}
