import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from '../../base/CliError'
import type { Secrets } from '../loadSecrets'
import { forEachLine } from '../../base/forEachLine'
import { freePort } from '../../base/freePort'
import { openLog } from '../../base/openLog'
import { stopWithParent } from '../../base/stopWithParent'
import { clusterFolder } from './clusterFolder'
import { APPLICATION_ROLE } from './applicationRole'
import { createCluster, SUPERUSER } from './createCluster'
import { postgresAccount } from './postgresAccount'
import { postgresBinaries } from './postgresBinaries'
import { prepareDatabase } from './prepareDatabase'
import { reusedPid, stopStalePostmaster } from './stopStalePostmaster'
import { waitUntilReady } from './waitUntilReady'

const DATABASE = 'winex'
const FIRST_PAUSE_MS = 300
/** On a full disk it ends at each start until there is room. */
const LONGEST_PAUSE_MS = 5_000
/** One that ran for so long had started. */
const STARTED_AFTER_MS = 10_000

export interface RunningPostgres {
  /** Connection string of the application's database, as the role that owns it. */
  url: string
  /** Connection string of the superuser to the maintenance database: what creates and drops databases. */
  maintenanceUrl: string
  pid: () => number | undefined
  stop: () => Promise<void>
}

/**
 * Starts the embedded PostgreSQL on a free port of 127.0.0.1, makes cluster and database when missing, and keeps
 * it running: when it dies by itself it is started again on the same port.
 * @param onLine receives what a person should see of its troubles
 * @throws CliError when it cannot be started
 */
export async function startPostgres(
  dataDir: string,
  passwords: Pick<Secrets, 'postgres' | 'database'>,
  onLine: (line: string) => void,
): Promise<RunningPostgres> {
  const account = postgresAccount()
  const binaries = postgresBinaries(account, dataDir)
  const cluster = clusterFolder(dataDir, account)
  createCluster(cluster, binaries, account, passwords.postgres)
  await stopStalePostmaster(cluster)

  const port = await freePort()
  const urlOf = (role: string, password: string, database: string) =>
    `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  const maintenanceUrl = urlOf(SUPERUSER, passwords.postgres, 'postgres')
  const log = openLog(join(dataDir, 'postgres.log'))
  let child: ChildProcess | undefined
  let release: () => void = () => undefined
  let stopping = false
  let lastWords = ''

  let pause = FIRST_PAUSE_MS
  const launch = () => {
    const launchedAt = Date.now()
    const reused = reusedPid(cluster)
    const started = spawn(binaries.postgres, ['-D', cluster, ...serverFlags(port)], {
      ...account,
      cwd: '/',
      env: { ...process.env, ...(reused ? { PG_GRANDPARENT_PID: String(reused) } : {}) },
      // A group of its own: Ctrl-C reaches us alone, and we stop the engine first.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [started.stdout, started.stderr]) {
      forEachLine(stream, (line) => {
        log.line(line)
        lastWords = /(?:FATAL|PANIC): .*/.exec(line)?.[0] ?? lastWords
      })
    }
    child = started
    if (started.pid) release = stopWithParent(started.pid, 'INT')
    started.on('error', (error) => onLine(`PostgreSQL: ${error.message}`))
    started.on('exit', (code, signal) => {
      release()
      if (stopping) return
      const hadStarted = Date.now() - launchedAt > STARTED_AFTER_MS
      if (hadStarted) pause = FIRST_PAUSE_MS
      // One word for a row of starts that fail; postgres.log has the rest.
      if (ready && pause === FIRST_PAUSE_MS)
        onLine(`O PostgreSQL terminou (${signal ?? `status ${code}`}); reiniciando.`)
      setTimeout(() => {
        if (!stopping) launch()
      }, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    })
  }

  let ready = false
  const stop = async () => {
    stopping = true
    await stopChild(child)
    log.end()
  }
  launch()
  try {
    await waitUntilReady(maintenanceUrl, () => hasEnded(child), onLine)
    ready = true
    pause = FIRST_PAUSE_MS
    await prepareDatabase({
      name: DATABASE,
      maintenanceUrl,
      superuserUrl: urlOf(SUPERUSER, passwords.postgres, DATABASE),
      applicationPassword: passwords.database,
    })
  } catch (error) {
    await stop()
    if (error instanceof CliError) throw error
    throw new CliError(
      `O PostgreSQL embutido não iniciou: ${(error as Error).message}${lastWords && ` (${lastWords})`}. Detalhes em ${join(dataDir, 'postgres.log')}.`,
    )
  }
  const url = urlOf(APPLICATION_ROLE, passwords.database, DATABASE)
  return { url, maintenanceUrl, pid: () => child?.pid, stop }
}

/** Durability stays at PostgreSQL's defaults: what was answered to a customer is on disk. */
function serverFlags(port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    effective_cache_size: '512MB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    shared_preload_libraries: 'pg_stat_statements',
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function stopChild(child: ChildProcess | undefined): Promise<void> {
  if (!child || hasEnded(child)) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGINT')
  const finished = await Promise.race([gone.then(() => true), wait(15_000, false, { ref: false })])
  if (finished) return
  // Immediate shutdown: recovered from the write-ahead log at the next start, nothing committed is lost.
  child.kill('SIGQUIT')
  await gone
}

function hasEnded(child: ChildProcess | undefined): boolean {
  return !child || child.exitCode !== null || child.signalCode !== null
}
