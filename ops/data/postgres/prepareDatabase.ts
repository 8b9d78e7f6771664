import { Client } from 'pg'
import { APPLICATION_ROLE, giveToApplication, makeApplicationRole } from './applicationRole'

const EXTENSIONS = ['pg_trgm', 'unaccent', 'pg_stat_statements']

export interface DatabaseToPrepare {
  name: string
  /** Of the superuser: the maintenance database, and the application's. */
  maintenanceUrl: string
  superuserUrl: string
  applicationPassword: string
}

/**
 * Makes the application's role, database and extensions when they are missing. What an earlier version left to the
 * superuser is given to the application's role once.
 */
export async function prepareDatabase({
  name,
  maintenanceUrl,
  superuserUrl,
  applicationPassword,
}: DatabaseToPrepare): Promise<void> {
  let owner: string | undefined
  await withClient(maintenanceUrl, async (client) => {
    await makeApplicationRole(client, applicationPassword)
    const found = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [name],
    )
    owner = found.rows[0]?.owner
    if (owner === undefined)
      await client.query(`create database ${name} owner ${APPLICATION_ROLE} template template0`)
  })
  await withClient(superuserUrl, async (client) => {
    for (const extension of EXTENSIONS)
      await client.query(`create extension if not exists ${extension}`)
    await client.query(
      `grant execute on function pg_stat_statements_reset(oid, oid, bigint, boolean) to ${APPLICATION_ROLE}`,
    )
    if (owner !== undefined && owner !== APPLICATION_ROLE) await giveToApplication(client, name)
  })
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
