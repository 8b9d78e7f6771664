import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

const QUEUES = {
  pix_charge: 'txid',
  pix_refund: 'id',
  pix_notice: 'end_to_end_id',
} as const

/** A job is at it for at most so long: then another one may take the row. Longer than the bank's deadline for all calls of a step. */
export const LEASE_SECONDS = 60

/**
 * Takes the rows of a queue that are due, the oldest first, and leases them: several engines share the work, and what an engine
 * that was killed had taken is due again when its lease ends.
 *
 * @returns their keys
 */
export async function takeDue(
  knex: Knex,
  queue: keyof typeof QUEUES,
  most: number,
): Promise<string[]> {
  const key = QUEUES[queue]
  const rows = await runStatement<{ key: string }>(
    knex,
    `update ${queue} set next_try_at = now() + make_interval(secs => $1), tries = tries + 1
      where ${key} in (select ${key} from ${queue} where next_try_at <= now() order by next_try_at limit $2
                         for update skip locked)
      returning ${key} as key`,
    [LEASE_SECONDS, most],
  )
  return rows.map((row) => row.key)
}
