import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startPostgres } from '../../ops/data/postgres/startPostgres'

const PASSWORD = 'x'.repeat(32)

it('the embedded database lets the engine in as a role that owns the shop and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'winex-database-'))
  // the database's own account walks through it when the tests run as root
  chmodSync(folder, 0o711)
  const postgres = await startPostgres(
    folder,
    { postgres: PASSWORD, database: PASSWORD },
    () => undefined,
  )
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
    rmSync(folder, { recursive: true, force: true })
  }
})
