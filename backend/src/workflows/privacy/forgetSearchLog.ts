import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * Clears the log by which kept search counts stay exact: it repeats search texts, old names among them. Counts that
 * needed it are taken anew (read_model.prune_search_log does the same when the log is long). Call it after the
 * erasure has been committed, as only what no open transaction can still need goes.
 */
export async function forgetSearchLog(knex: Knex): Promise<void> {
  await knex.transaction(async (transaction) => {
    await transaction.raw(
      'update read_model.search_horizon set xid = pg_snapshot_xmin(pg_current_snapshot())',
    )
    await transaction.raw(
      'delete from read_model.search_log where xid < (select xid from read_model.search_horizon)',
    )
    await transaction.raw(
      `delete from read_model.search_count
        where pg_snapshot_xmin(snapshot) < (select xid from read_model.search_horizon)`,
    )
  })
}
