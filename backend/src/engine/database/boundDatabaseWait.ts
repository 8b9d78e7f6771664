import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Longer than the database's own start after a crash, so that requests ride through one; short for a person. */
const longestWaitMs = 10_000

/**
 * Bounds how long a request waits for a connection when the database is away or all connections are taken; knex's
 * minute keeps people and the gateway's sockets for nothing. The engine passes no such option on, so it is set on the
 * pool itself.
 */
export function boundDatabaseWait(knex: Knex): void {
  const { pool } = knex.client as { pool: { acquireTimeoutMillis: number } }
  pool.acquireTimeoutMillis = longestWaitMs
}
