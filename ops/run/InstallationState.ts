import { Client } from 'pg'
import { CliError } from '../base/CliError'
import { CLIENT_SSL, type DatabaseSsl } from '../base/databaseSsl'

/** Any number that nothing else in this database takes as an advisory lock. */
const LOCK_KEY = 8_714_002

/** Where the engine writes down what it has run. */
const MIGRATION_TABLES = { mikro_orm_migrations: 'name', script_migrations: 'script_name' }

/**
 * What has been done to a database: kept in the database itself, so that a restored copy, or the second of several
 * machines, knows it too.
 */
export class InstallationState {
  private constructor(private readonly client: Client) {}

  /**
   * Connects, and waits for its turn: only one machine at a time prepares a database.
   * @throws CliError when the database cannot be reached
   */
  static async open(databaseUrl: string, ssl: DatabaseSsl): Promise<InstallationState> {
    const client = new Client({
      connectionString: databaseUrl,
      ssl: CLIENT_SSL[ssl],
      connectionTimeoutMillis: 10_000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch (error) {
      throw new CliError(
        `O banco de dados não responde (${describe(databaseUrl)}): ${(error as Error).message}`,
      )
    }
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await client.query('create schema if not exists winex_ops')
    await client.query(
      'create table if not exists winex_ops.state (key text primary key, value text not null, changed_at timestamptz not null default now())',
    )
    return new InstallationState(client)
  }

  async get(key: string): Promise<string | undefined> {
    const result = await this.client.query<{ value: string }>(
      'select value from winex_ops.state where key = $1',
      [key],
    )
    return result.rows[0]?.value
  }

  async set(key: string, value: string): Promise<void> {
    await this.client.query(
      'insert into winex_ops.state (key, value) values ($1, $2) on conflict (key) do update set value = $2, changed_at = now()',
      [key, value],
    )
  }

  /** The names of the migrations and migration scripts that were ever run on this database, without `.js`. */
  async appliedMigrations(): Promise<string[]> {
    const names: string[] = []
    for (const [table, column] of Object.entries(MIGRATION_TABLES)) {
      const found = await this.client.query('select where to_regclass($1) is not null', [table])
      if (found.rowCount === 0) continue
      const { rows } = await this.client.query<{ name: string }>(
        `select ${column} as name from ${table}`,
      )
      names.push(...rows.map(({ name }) => name.replace(/\.js$/, '')))
    }
    return names
  }

  /** Gives the turn to the next machine. */
  async close(): Promise<void> {
    await this.client.end()
  }
}

/** Host and name of a database, without the password that its URL carries. */
function describe(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  return `${url.hostname}:${url.port || 5432}${url.pathname}`
}
