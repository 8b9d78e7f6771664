import { spawn } from 'node:child_process'
import { Client } from 'pg'
import { CliError } from '../../base/CliError'

/**
 * Writes the application's database into a file by PostgreSQL's own pg_dump: one consistent moment, while people work.
 * @throws CliError when pg_dump is missing or fails
 */
export function dumpDatabase(databaseUrl: string, path: string): Promise<void> {
  return runTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', `--file=${path}`])
}

/**
 * Puts a dump into an empty database.
 * @throws CliError when the database holds tables already, or pg_restore is missing or fails
 */
export async function loadDump(databaseUrl: string, path: string): Promise<void> {
  if (await hasTables(databaseUrl)) {
    throw new CliError(
      'O banco de dados de DATABASE_URL já tem tabelas. Nada foi alterado: crie um banco vazio e aponte DATABASE_URL para ele.',
    )
  }
  await runTool('pg_restore', databaseUrl, ['--no-owner', '--exit-on-error', path])
  // A dump has no statistics: without them lists take seconds until the database gathers them by itself.
  await query(databaseUrl, 'analyze')
}

const hasTables = (databaseUrl: string): Promise<boolean> =>
  query(
    databaseUrl,
    `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
  ).then((rows) => rows > 0)

/** @returns the number of rows */
async function query(databaseUrl: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

function runTool(tool: string, databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  // The password goes by the environment: a command line is read by every user of the machine.
  const child = spawn(tool, [`--dbname=${url.href}`, ...args], {
    env: { ...process.env, PGPASSWORD: password },
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
