import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../../ops/run/migrate'
import { startPostgres } from '../../ops/data/postgres/startPostgres'
import { loadStatements } from './benchData'

const PASSWORD = 'bench-only-no-secret-bench-only-no-secret'

/** What the bench knows of one loaded database. */
export interface BenchDatabase {
  url: string
  rows: number
}

/** The bench's own cluster, apart from any installation's. Kept between runs, so that a size is loaded once. */
export async function openBenchCluster(folder: string, say: (line: string) => void) {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  return startPostgres(folder, { postgres: PASSWORD, database: PASSWORD }, say)
}

/**
 * The database of one size: made, migrated and loaded unless it is already there, then only migrated. A database whose loading was
 * interrupted is dropped and made again.
 */
export async function openBenchDatabase(
  maintenanceUrl: string,
  rows: number,
  engine: (databaseUrl: string) => Parameters<typeof migrate>[0],
  say: (line: string) => void,
): Promise<BenchDatabase> {
  const name = `bench_${rows}`
  const url = maintenanceUrl.replace(/\/[^/]*$/, `/${name}`)
  if (!(await isLoaded(maintenanceUrl, name, url))) {
    await run(maintenanceUrl, [
      `drop database if exists ${name} with (force)`,
      `create database ${name} template template0`,
    ])
    await run(url, ['create extension if not exists pg_stat_statements'])
    say(`${rows} wines: migrating`)
    await migrate(engine(url))
    say(`${rows} wines: loading`)
    const started = Date.now()
    await run(url, [...loadStatements(rows), 'create table bench_loaded ()'])
    say(`${rows} wines: loaded in ${Math.round((Date.now() - started) / 1000)} s`)
  } else await migrate(engine(url))
  return { url, rows }
}

async function isLoaded(maintenanceUrl: string, name: string, url: string): Promise<boolean> {
  const found = await run(maintenanceUrl, [`select from pg_database where datname = '${name}'`])
  if (found === 0) return false
  return (await run(url, [`select from pg_class where relname = 'bench_loaded'`])) > 0
}

async function run(url: string, statements: string[]): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let count = 0
    for (const statement of statements) count = (await client.query(statement)).rowCount ?? 0
    return count
  } finally {
    await client.end()
  }
}

/** Where the bench keeps its cluster below the data folder. */
export const benchFolder = (dataDir: string): string => join(dataDir, 'bench')
