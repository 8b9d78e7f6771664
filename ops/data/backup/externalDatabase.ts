import { spawn } from 'node:child_process'
import { Client } from 'pg'
import { CliError } from '../../base/CliError'
import { CLIENT_SSL, TOOL_SSL, type DatabaseSsl } from '../../base/databaseSsl'

/** A database that somebody else runs, and how it is connected to. */
interface ExternalDatabase {
  url: string
  ssl: DatabaseSsl
}

/**
 * Writes the application's database into a file by PostgreSQL's own pg_dump: one consistent moment, while people work.
 * @throws CliError when pg_dump is missing or fails
 */
export function dumpDatabase(database: ExternalDatabase, path: string): Promise<void> {
  return runTool('pg_dump', database, ['--format=custom', '--no-owner', `--file=${path}`])
}

/**
 * Puts a dump into an empty database.
 * @throws CliError when the database holds tables already, or pg_restore is missing or fails
 */
export async function loadDump(database: ExternalDatabase, path: string): Promise<void> {
  if (await hasTables(database)) {
    throw new CliError(
      'O banco de dados de DATABASE_URL já tem tabelas. Nada foi alterado: crie um banco vazio e aponte DATABASE_URL para ele.',
    )
  }
  await runTool('pg_restore', database, ['--no-owner', '--exit-on-error', path])
  // A dump has no statistics: without them lists take seconds until the database gathers them by itself.
  await query(database, 'analyze')
}

const hasTables = (database: ExternalDatabase): Promise<boolean> =>
  query(
    database,
    `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
  ).then((rows) => rows > 0)

/** @returns the number of rows */
async function query({ url, ssl }: ExternalDatabase, statement: string): Promise<number> {
  const client = new Client({
    connectionString: url,
    ssl: CLIENT_SSL[ssl],
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

function runTool(tool: string, database: ExternalDatabase, args: string[]): Promise<void> {
  const url = new URL(database.url)
  const password = decodeURIComponent(url.password)
  url.password = ''
  // The password goes by the environment: a command line is read by every user of the machine.
  const child = spawn(tool, [`--dbname=${url.href}`, ...args], {
    // An operator's own PGSSLMODE may ask for more.
    env: { PGSSLMODE: TOOL_SSL[database.ssl], ...process.env, PGPASSWORD: password },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)))
  return new Promise((done, fail) => {
    child.on('error', () =>
      fail(
        new CliError(
          `${tool} não foi encontrado. Instale o cliente do PostgreSQL (no Debian: apt-get install postgresql-client) na versão do servidor, ou mais nova.`,
        ),
      ),
    )
    child.on('close', (code) =>
      code === 0
        ? done()
        : fail(new CliError(`${tool} terminou com status ${code}: ${said.trim()}`)),
    )
  })
}
