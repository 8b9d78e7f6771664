import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { setTimeout as pause } from 'node:timers/promises'
import { foldSearchLog } from '../../read-models/search/foldSearchLog'

const attempts = 20
const pauseMs = 250

/**
 * Clears the log by which kept search counts stay exact: it repeats search texts, old names among them. Call it after
 * the erasure has been committed, as only what no open transaction can still need goes. When others change what is
 * kept all the while, it is left to the engine's next round (startSearchKeeping).
 */
export async function forgetSearchLog(knex: Knex): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      if (await foldSearchLog(knex)) return
    } catch (error) {
      if ((error as { code?: string }).code !== '40001') throw error
    }
    await pause(pauseMs)
  }
}
