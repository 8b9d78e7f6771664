import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import { createCluster, SUPERUSER } from '../../../ops/data/postgres/createCluster'
import { postgresAccount } from '../../../ops/data/postgres/postgresAccount'
import { postgresBinaries } from '../../../ops/data/postgres/postgresBinaries'
import { freePort } from '../../../ops/base/freePort'

/** Pictures of two wines of the first version; the other thirty-four are left out to keep this small. */
export const PICTURES = ['geada-900-f3a0ddd082.jpg', 'vindima-dos-avos-900-f4cb1918f1.jpg'] as const

export const pictureOf = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, 'files', name))

/** What belongs to people, and what an update must therefore leave as it is; the columns that the first version had. */
const KEPT = {
  seller: 'id, name, handle, tax_id, email, store_status, contract_signed_at',
  seller_member: 'id, seller_id, name, email, cpf, role',
  product: 'id, title, status, handle, description, created_at',
  image: 'id, product_id, url',
  price: 'id, price_set_id, currency_code, amount, min_quantity',
  inventory_level: 'id, location_id, stocked_quantity, reserved_quantity',
  order: 'id, display_id, status, email, created_at',
  order_line_item: 'id, title, unit_price, variant_id',
  order_commission_line: 'id, order_id, percentage_rate::text, base_amount::text, amount::text',
  capture: 'id, payment_id, amount',
  refund: 'id, payment_id, amount',
  fulfillment_label: 'id, tracking_number',
  commission_rate: 'id, percentage_rate::text',
  contract_signature:
    "id, seller_id, signer_name, text, sha256, percentage_rate::text, signed_at, encode(sha256(convert_to(text, 'UTF8')), 'hex')",
  consent_record: 'id, email, document, version, accepted_at',
  audit_entry: 'id, at, actor_email, action, before, after',
  mail_outbox: 'id, template, subject, sent_at',
  provider_identity: 'id, entity_id, provider_metadata',
}

/** The price of a delivery is worked out since (docs/decisions/09). */
const ONLY: Partial<Record<string, string>> = {
  price: 'where price_set_id in (select price_set_id from product_variant_price_set)',
}

export type Facts = Record<string, unknown[]>

/** Every row of every table that an update must leave as it is, of a database of any version. */
export async function readFacts(client: Client): Promise<Facts> {
  const facts: Facts = {}
  for (const [table, columns] of Object.entries(KEPT))
    facts[table] = (
      await client.query(`select ${columns} from "${table}" ${ONLY[table] ?? ''} order by id`)
    ).rows
  return facts
}

/**
 * Makes the data folder that the first version (commit 5521ad1) left after its first start with the demonstration: format
 * 1, four secrets, one superuser that owns the database. `database.sql.br` is `pg_dump` of that database, all of it.
 * @returns what must still be in it after the update
 */
export async function openFirstVersion(dataDir: string): Promise<Facts> {
  mkdirSync(join(dataDir, 'files/demo'), { recursive: true })
  chmodSync(dataDir, 0o711)
  const secret = () => randomBytes(48).toString('base64url')
  const secrets = { jwt: secret(), cookie: secret(), signing: secret(), postgres: secret() }
  writeFileSync(join(dataDir, 'winex-data.json'), JSON.stringify({ kind: 'winex', version: 1 }))
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets))
  for (const name of PICTURES)
    cpSync(join(import.meta.dirname, 'files', name), join(dataDir, 'files/demo', name))
  return loadDatabase(dataDir, secrets.postgres)
}

async function loadDatabase(dataDir: string, password: string): Promise<Facts> {
  const account = postgresAccount()
  const binaries = postgresBinaries(account, dataDir)
  const cluster = join(dataDir, 'postgres')
  createCluster(cluster, binaries, account, password)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'shared_preload_libraries=pg_stat_statements',
  ].flatMap((setting) => ['-c', setting])
  const server = spawn(binaries.postgres, ['-D', cluster, ...settings], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  const ended = new Promise((done) => server.once('exit', done))
  const dump = readFileSync(join(import.meta.dirname, 'database.sql.br'))
  try {
    const url = (database: string) => superuserUrl(password, port, database)
    await withClient(url('postgres'), (client) =>
      client.query('create database winex template template0'),
    )
    const statements = brotliDecompressSync(dump).toString()
    await withClient(url('winex'), (client) => client.query(statements))
    // Another connection: the dump empties the search path of its own.
    return await withClient(url('winex'), readFacts)
  } finally {
    server.kill('SIGINT')
    await ended
  }
}

export const superuserUrl = (password: string, port: number, database: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`

const PATIENCE_MS = 60_000

/** Connects, as soon as the server takes connections, and disconnects. */
export async function withClient<Result>(
  connectionString: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(connectionString, performance.now() + PATIENCE_MS)
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function connect(connectionString: string, until: number): Promise<Client> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    if (performance.now() > until) throw error
    await pause(50)
    return connect(connectionString, until)
  }
}
