import { Pool } from 'pg'

/**
 * The running copy of winex that the API tests and the browser journeys talk to. `npm test` starts it
 * and passes its addresses in the environment; a copy started by hand works as well.
 */
export const world = {
  url: required('WINEX_TEST_URL'),
  api: `${required('WINEX_TEST_URL')}/api`,
  databaseUrl: required('WINEX_TEST_DATABASE_URL'),
  outbox: process.env.WINEX_TEST_OUTBOX_DIR ?? '',
  dataDir: process.env.WINEX_TEST_DATA_DIR ?? '',
  browser: process.env.WINEX_TEST_BROWSER ?? '/usr/bin/chromium',
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these tests with npm test`)
  return value.replace(/\/$/, '')
}

let pool: Pool | undefined

/** A comment at the end of the statements of tests: it tells them from those of the engine. */
export const OF_A_TEST = '-- a test'

/**
 * Rows of a query against the running copy's own database. A worker keeps its connections from file to file: what PostgreSQL does
 * first on a new one costs more than most tests' statements.
 */
export async function sql<Row extends object = Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  pool ??= openPool()
  const result = await pool.query(`${text}\n${OF_A_TEST}`, values)
  return result.rows as Row[]
}

function openPool(): Pool {
  const opened = new Pool({
    connectionString: world.databaseUrl,
    max: 2,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  })
  // some tests end the database, and with it what is idle here
  opened.on('error', () => undefined)
  return opened
}
