import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkout } from '../../ops/base/checkout'
import { buildEngine } from '../../ops/build/buildEngine'
import { runEngine } from '../../ops/run/engineProcess'
import { startGateway } from '../../ops/serve/startGateway'
import { readSettings } from '../../ops/base/readSettings'
import { engineEnvironment } from '../../ops/run/engineEnvironment'
import { freePort } from '../../ops/base/freePort'
import { countStatements } from './countStatements'
import { measureInTurn, type Target } from './measure'
import { measureExport } from './measureExport'
import { measureLedgerCheck } from './measureLedgerCheck'
import { measureSearch, SEARCH_CLASSES } from './measureSearch'
import {
  benchFolder,
  openBenchCluster,
  openBenchDatabase,
  type BenchDatabase,
} from './openBenchDatabase'
import { recordStatements } from './recordStatements'
import { SCENARIOS } from './scenarios'
import { signToken } from './signToken'
import { spawnFloor } from './spawnFloor'
import { startStockEngine } from './startStockEngine'
import { waitForHealth } from './waitForHealth'
import { writeConcurrently } from './writeConcurrently'

const SECRET = 'bench-only-no-secret-bench-only-no-secret'
const CONCURRENT_WRITES = 10_000

/**
 * npm run bench [-- --rows 10000,100000,1000000 --rounds 5 --seconds 3 --connections 1 --queries 1000]
 * Prints the list, search, card and statement figures beside their floors. Keeps its databases below the
 * data folder; writes nothing into the repository.
 */
export async function runBench(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '10000,100000' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '1' },
      queries: { type: 'string', default: '1000' },
      stock: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  const settings = readSettings(process.env)
  const folder = benchFolder(settings.dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const { directory } = await buildEngine(checkout.root)
  const cluster = await openBenchCluster(folder, console.log)
  const engineFor = (databaseUrl: string, port: number) => ({
    directory,
    env: {
      ...engineEnvironment(
        {
          ...settings,
          databaseUrl: undefined,
          databaseSsl: 'off',
          filesDir: join(folder, 'files'),
          outboxDir: join(folder, 'outbox'),
        },
        { jwt: SECRET, cookie: SECRET, signing: SECRET, postgres: SECRET, database: SECRET },
        databaseUrl,
      ),
      WINEX_ENGINE_PORT: String(port),
      NODE_ENV: 'production',
    },
  })
  try {
    for (const rows of values.rows.split(',').map(Number)) {
      const port = await freePort()
      const database = await openBenchDatabase(
        cluster.maintenanceUrl,
        rows,
        (url) => engineFor(url, port),
        console.log,
      )
      // The engine's own readers run in this process, too (recordStatements).
      Object.assign(process.env, engineFor(database.url, port).env)
      const engine = runEngine(engineFor(database.url, port))
      try {
        const engineUrl = `http://127.0.0.1:${port}`
        await waitForHealth(engineUrl, engine)
        await measureSize(database, {
          settings: { ...settings, port: await freePort(), host: '127.0.0.1' },
          engineUrl,
          folder,
          stock: values.stock,
          queries: Number(values.queries),
          load: {
            rounds: Number(values.rounds),
            seconds: Number(values.seconds),
            connections: Number(values.connections),
          },
        })
      } finally {
        engine.kill('SIGTERM')
      }
    }
    return 0
  } finally {
    await cluster.stop()
  }
}

interface SizeOptions {
  settings: ReturnType<typeof readSettings>
  engineUrl: string
  folder: string
  stock: boolean
  queries: number
  load: { rounds: number; seconds: number; connections: number }
}

async function measureSize(database: BenchDatabase, options: SizeOptions): Promise<void> {
  const { engineUrl, load } = options
  console.log(
    `\n${database.rows} wines, 10.000 sellers, 250.000 orders; ${load.connections} connection(s)`,
  )
  const gateway = await startGateway(options.settings, {
    engineUrl: () => engineUrl,
    pages: false,
  })
  await gateway.open()
  const apiUrl = `http://127.0.0.1:${options.settings.port}/api`
  const floor = await spawnFloor(
    database.url,
    await recordStatements(
      database.url,
      SCENARIOS.map((one) => one.path),
    ),
  )
  const headers = (actor: 'staff' | 'vendor') => ({
    authorization: `Bearer ${signToken(actor, SECRET)}`,
  })
  try {
    for (const scenario of SCENARIOS) {
      const target = (name: string, base: string): Target => ({
        name,
        url: base + scenario.path,
        headers: headers(scenario.actor),
      })
      const figures = await measureInTurn(
        [target('site', apiUrl), target('engine', engineUrl), target('floor', floor.url)],
        load,
      )
      const statements = await countStatements(database.url, 50, async () => {
        await (
          await fetch(engineUrl + scenario.path, { headers: headers(scenario.actor) })
        ).arrayBuffer()
      })
      const line = [...figures].map(
        ([name, one]) =>
          `${name} ${one.p50.toFixed(2)}/${one.p95.toFixed(2)} ms${one.failed ? ` (${one.failed} failed)` : ''}`,
      )
      const at = (name: string) => figures.get(name) ?? { p50: NaN, p95: NaN }
      console.log(
        `${scenario.name.padEnd(26)} p50/p95: ${line.join('  ')}  engine:floor x${(at('engine').p50 / at('floor').p50).toFixed(2)}/x${(at('engine').p95 / at('floor').p95).toFixed(2)}  site:floor x${(at('site').p50 / at('floor').p50).toFixed(2)}/x${(at('site').p95 / at('floor').p95).toFixed(2)}  statements ${statements}`,
      )
    }
    if (options.stock) await compareWithStock(database, options, headers('staff'))
    for (const kind of SEARCH_CLASSES) {
      const found = await measureSearch(
        `${engineUrl}/admin/products`,
        headers('staff'),
        kind,
        options.queries,
      )
      console.log(
        `search, ${found.name.padEnd(22)} p50 ${found.p50.toFixed(1)} p95 ${found.p95.toFixed(1)} worst ${found.worst.toFixed(0)} ms (figure: p95 ${found.limitMs} ms)`,
      )
    }
    const file = await measureExport(
      `${apiUrl}/admin/orders/export.csv`,
      `${apiUrl}/admin/orders?limit=10`,
      headers('staff'),
    )
    console.log(
      `export of all orders: ${file.rows} rows, ${file.megabytes.toFixed(0)} MB in ${file.seconds.toFixed(1)} s; meanwhile a list p50 ${file.others.p50.toFixed(1)} p95 ${file.others.p95.toFixed(1)} worst ${file.others.worst.toFixed(0)} ms over ${file.others.requests} requests (figure: nobody waits more than 1 s)`,
    )
    const check = await measureLedgerCheck(database.url)
    console.log(
      `ledger:check, ${check.entries} entries in ${check.seconds.toFixed(1)} s: ${check.findings} findings`,
    )
    const cards = await writeConcurrently(database.url, CONCURRENT_WRITES)
    console.log(
      `cards after ${cards.writes} concurrent writes in ${cards.seconds.toFixed(1)} s: ${cards.equal ? 'equal to count(*)' : 'DIFFERENT from count(*)'}, ${cards.deadlocks} deadlocks`,
    )
  } finally {
    floor.stop()
    await gateway.close()
  }
}

async function compareWithStock(
  database: BenchDatabase,
  options: SizeOptions,
  headers: Record<string, string>,
): Promise<void> {
  const stock = await startStockEngine(options.folder, database.url, SECRET)
  try {
    const path = '/admin/products?limit=10'
    const figures = await measureInTurn(
      [
        { name: 'ours', url: options.engineUrl + path, headers },
        { name: 'stock', url: stock.url + path, headers },
      ],
      options.load,
    )
    const [ours, theirs] = [figures.get('ours'), figures.get('stock')]
    if (!ours || !theirs) return
    console.log(
      `stock GET /admin/products    p50/p95: stock ${theirs.p50.toFixed(1)}/${theirs.p95.toFixed(1)} ms${theirs.failed ? ` (${theirs.failed} failed)` : ''}  ours ${ours.p50.toFixed(2)}/${ours.p95.toFixed(2)} ms  ${(theirs.p50 / ours.p50).toFixed(1)} times faster`,
    )
  } finally {
    stock.stop()
  }
}
