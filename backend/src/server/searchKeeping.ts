import type { MedusaContainer } from '@medusajs/framework/types'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { foldSearchLog } from '../modules/read-model/foldSearchLog'
import { storeTakenCounts } from '../modules/read-model/searchCountMemory'
import { takeGramCounts } from '../modules/read-model/takeGramCounts'
import { repeat } from './repeat'

const pauseMs = 2000
/** Reading a kept count costs a look at every change since; so many take some milliseconds. */
const foldAfterChanges = 1000
/** The log repeats texts of wines; nothing stands in it for much longer than this. */
const foldAfterMs = 10 * 60 * 1000

/**
 * Keeps the counts of searches ready as long as the engine runs (searchCounts.ts). Several engines may do so at once.
 *
 * @returns a function that stops after the step under way
 */
export function startSearchKeeping(container: MedusaContainer): () => Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  let foldedAt = Date.now()

  const step = async (): Promise<boolean> => {
    await storeTakenCounts(knex)
    const { gramsHold, changes } = await lookAtKept(knex)
    if (!gramsHold) await takeGramCounts(knex)
    else if (changes > foldAfterChanges || (changes > 0 && Date.now() - foldedAt > foldAfterMs)) {
      if (await foldSearchLog(knex)) foldedAt = Date.now()
    }
    return false
  }
  return repeat(step, pauseMs, (error) => {
    // Somebody kept a count in the same moment: the next round does it.
    if ('code' in error && error.code === serializationFailure) return
    logger.error('search keeping', error)
  })
}

const serializationFailure = '40001'

async function lookAtKept(knex: Knex): Promise<{ gramsHold: boolean; changes: number }> {
  const { rows } = (await knex.raw(
    `select exists (select from read_model.gram_state s, read_model.search_horizon h
                     where pg_snapshot_xmin(s.snapshot) >= h.xid) as "gramsHold",
            (select count(*) from (select from read_model.search_log limit ?) as entries)::int as changes`,
    [foldAfterChanges + 1],
  )) as { rows: [{ gramsHold: boolean; changes: number }] }
  return rows[0]
}
