import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { setTimeout as pause } from 'node:timers/promises'
import { foldSearchLog } from '../../wines'

const attempts = 20
const pauseMs = 250

/**
 * Clears the log by which kept search counts stay exact: it repeats search texts, old names among them. Call it after
 * the erasure has been committed, as only what no open transaction can still need goes. When others change what is
 * kept or hold a transaction open all the while, it is left to the engine's next round (keepSearchCounts).
 */
export async function forgetSearchLog(knex: Knex): Promise<void> {
  const { rows } = await knex.raw('select pg_snapshot_xmax(pg_current_snapshot())::text as erased')
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      // it keeps what a transaction that is still open may read
      if ((await foldSearchLog(knex)) && (await isPast(knex, rows[0].erased))) return
    } catch (error) {
      if ((error as { code?: string }).code !== '40001') throw error
    }
    await pause(pauseMs)
  }
}

async function isPast(knex: Knex, transaction: string): Promise<boolean> {
  const { rows } = await knex.raw('select xid >= ?::xid8 as past from read_model.search_horizon', [
    transaction,
  ])
  return rows[0].past
}
