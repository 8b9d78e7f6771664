import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { openFirstVersion } from '../support/firstVersion/openFirstVersion'
import { checkout } from '../../ops/base/checkout'
import { startPostalCodeServer } from '../support/postalCodeServer'
import { readSettings } from '../../ops/base/readSettings'
import type { Lifetime } from '../../ops/base/createLifetime'
import type { Progress } from '../../ops/base/createProgress'
import { freePort } from '../../ops/base/freePort'
import { startStack, type Stack } from '../../ops/run/startStack'
import { addEngines } from './addEngines'
import { startRedis } from './startRedis'

/** What a developer's own environment may say about real services; the tests must never reach them. */
const OUTSIDE = /^(DATABASE_URL|REDIS_URL|SMTP_URL|S3_|WINEX_|PORT$|VITE_)/

/** So many that only a test which counts up to it meets it. */
export const STORE_LIMIT = '100000'
export const HELD_BOTTLES = '1200'
/** Cents; half a million reais, which only tests/api/money/secondPerson.test.ts and the audit trail's go above. */
export const SECOND_PERSON_CENTS = 50_000_000

/** What a copy is started with whose tests all come from one address. */
export const OPEN_LIMITS = {
  // The limit per account stays, and is tested.
  WINEX_LOGIN_LIMIT_ADDRESS: '100000',
  WINEX_REGISTER_LIMIT_ADDRESS: '100000',
  WINEX_REGISTER_LIMIT_DAY: '100000',
  WINEX_INVITE_LIMIT_ADDRESS: '100000',
  WINEX_CEP_LIMIT_ADDRESS: '300',
  WINEX_UNCONFIRMED_MAILS_DAY: '100000',
  // tests/api/shop/limits.test.ts counts up to them.
  WINEX_STORE_LIMIT_READS: '1000000',
  WINEX_STORE_LIMIT_CARTS: STORE_LIMIT,
  WINEX_STORE_LIMIT_CHANGES: STORE_LIMIT,
  WINEX_STORE_LIMIT_COMPLETIONS: STORE_LIMIT,
  WINEX_STORE_LIMIT_PER_CART: STORE_LIMIT,
  // Tests make orders of a few days ago; tests/api/shop/ended.test.ts makes older ones.
  WINEX_UNANSWERED_HOURS: '2400',
  // tests/api/shop/heldBottles.test.ts counts up to it.
  WINEX_HELD_BOTTLES: HELD_BOTTLES,
  WINEX_SECOND_PERSON_CENTS: String(SECOND_PERSON_CENTS),
  // A run takes longer than ten minutes; tests/api/account/stepUp.test.ts makes older sessions.
  WINEX_STEP_UP_MINUTES: '600',
  // Hundreds of sign-ins: the cost of a password's hash is configuration, too.
  WINEX_SCRYPT_LOG_N: '10',
}

/**
 * Starts a whole copy on free ports with a fresh data folder and the demo data, for the api and journeys projects.
 * Everything ends, and the folder goes, with `lifetime`. WINEX_TEST_ENGINES=2 puts two engines behind the gateway, with
 * Redis between them, each connection to another one; WINEX_TEST_FIRST_VERSION=yes starts on the data folder that the first
 * version left.
 * @param weather the seed of random delays in the engine (tests/weather)
 * @returns `environment` for the test processes; in it WINEX_TEST_RUN_FILE names a JSON file with the pids of engine
 *   and database (`enginePid`, `postgresPid`), which a test may kill: they are started again
 */
export async function startTestStack(
  lifetime: Lifetime,
  progress: Progress,
  { weather }: { weather?: number | undefined } = {},
): Promise<{ stack: Stack; environment: Record<string, string> }> {
  const folder = mkdtempSync(join(tmpdir(), 'winex-test-'))
  // The database's own account walks through it when the tests run as root.
  chmodSync(folder, 0o711)
  lifetime.onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const postalCodes = await startPostalCodeServer()
  lifetime.onEnd(postalCodes.close)

  const engines = Number(process.env.WINEX_TEST_ENGINES ?? 1)
  const dataDir = join(folder, 'data')
  if (process.env.WINEX_TEST_FIRST_VERSION) await openFirstVersion(dataDir)
  const own = Object.entries(process.env).filter(([name]) => !OUTSIDE.test(name))
  const routeTable = join(folder, 'routes.json')
  const metricsPort = String(await freePort())
  const settings = readSettings({
    ...Object.fromEntries(own),
    PORT: String(await freePort()),
    WINEX_DATA_DIR: dataDir,
    WINEX_DEMO: 'yes',
    WINEX_CEP_URL: postalCodes.url,
    WINEX_ROUTE_TABLE: routeTable,
    WINEX_METRICS_PORT: metricsPort,
    ...OPEN_LIMITS,
    ...(weather !== undefined && {
      WINEX_WEATHER: String(weather),
      NODE_OPTIONS: `--require ${join(checkout.root, 'tests/weather/engineWeather.cjs')}`,
    }),
    ...(engines > 1 ? { REDIS_URL: await startRedis(lifetime, folder) } : {}),
  })
  const stack = await startStack({
    settings,
    lifetime,
    progress,
    frontEnd: 'built',
  })
  if (engines > 1) await addEngines(stack, engines - 1, { settings, lifetime, progress })
  await forgetStatements(stack.databaseUrl)
  const environment = {
    WINEX_TEST_URL: stack.url,
    WINEX_TEST_DATABASE_URL: stack.databaseUrl,
    WINEX_TEST_OUTBOX_DIR: settings.outboxDir,
    WINEX_TEST_FILES_DIR: settings.filesDir,
    WINEX_TEST_DATA_DIR: dataDir,
    WINEX_TEST_RUN_FILE: join(dataDir, 'run.json'),
    WINEX_TEST_ROUTE_TABLE: routeTable,
    WINEX_TEST_METRICS_URL: `http://127.0.0.1:${metricsPort}/metrics`,
  }
  return { stack, environment }
}

/** Those of the migrations and of the demo's data; tests/api/robustness/statements.test.ts reads what is asked from now on. */
async function forgetStatements(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_stat_statements_reset()')
  await client.end()
}
