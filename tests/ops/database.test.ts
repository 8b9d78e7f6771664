import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clusterFolder } from '../../ops/data/postgres/clusterFolder'
import { postgresAccount } from '../../ops/data/postgres/postgresAccount'
import { startPostgres } from '../../ops/data/postgres/startPostgres'

const PASSWORD = 'x'.repeat(32)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'winex-database-'))
  // the database's own account walks through it when the tests run as root
  chmodSync(folder, 0o711)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const start = () =>
  startPostgres(folder, { postgres: PASSWORD, database: PASSWORD }, () => undefined)

it('the embedded database lets the engine in as a role that owns the shop and nothing else', async () => {
  const postgres = await start()
  const client = new Client({ connectionString: postgres.url })
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_user::text as who, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as more
         from pg_roles where rolname = current_user`,
    )
    expect(rows).toEqual([{ who: 'winex_app', more: false }])
    for (const statement of [
      `select pg_read_file('/etc/passwd')`,
      `copy (select 1) to program 'true'`,
    ])
      await expect(client.query(statement)).rejects.toThrow('permission denied')
  } finally {
    await client.end()
    await postgres.stop()
  }
})

it('the embedded database starts after a power cut whose postmaster.pid names a process of its account by now', async () => {
  const account = postgresAccount()
  const cluster = clusterFolder(folder, account)
  const first = await start()
  const left = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  await first.stop()
  const other = spawn('sleep', ['600'], { ...account, cwd: '/', stdio: 'ignore' })
  writeFileSync(join(cluster, 'postmaster.pid'), left.replace(/^\d+/, String(other.pid)))
  if (account) chownSync(join(cluster, 'postmaster.pid'), account.uid, account.gid)
  try {
    const second = await start()
    await second.stop()
    expect(other.exitCode ?? other.signalCode).toBeNull()
  } finally {
    other.kill('SIGKILL')
  }
})
