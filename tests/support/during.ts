import { Client } from 'pg'
import { expect } from 'vitest'
import { sql, world } from './world'

type Statement = [sql: string, values: unknown[]]

/**
 * What an act answers that was let in, and waits for a row while a change is made and committed.
 *
 * @param held locks the row
 */
export async function during<Result>(
  held: Statement,
  change: Statement,
  act: () => Promise<Result>,
): Promise<Result> {
  const holder = new Client({ connectionString: world.databaseUrl })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query(...held)
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    const acting = act()
    await expect
      .poll(() =>
        sql('select 1 from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))', [
          rows[0]?.pid,
        ]),
      )
      .not.toEqual([])
    await holder.query(...change)
    await holder.query('commit')
    return await acting
  } finally {
    await holder.end()
  }
}
