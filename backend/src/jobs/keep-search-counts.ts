import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../engine/database/runStatement'
import { foldSearchLog, storeTakenCounts, takeNgramCounts } from '../wines'

/** Reading a kept count costs a look at every change since; so many take some milliseconds. */
const foldAfterChanges = 1000
/** The log repeats texts of wines; nothing stays in it for much longer than this. */
const foldAfterMs = 10 * 60 * 1000
const serializationFailure = '40001'

let foldedAt = Date.now()

/** Keeps the counts of searches ready (searchCounts.ts). Several engines may do so at once. */
export default async function keepSearchCounts(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  try {
    await storeTakenCounts(knex)
    const { ngramsCounted, changes } = await lookAtKept(knex)
    if (!ngramsCounted) await takeNgramCounts(knex)
    else if (changes > foldAfterChanges || (changes > 0 && Date.now() - foldedAt > foldAfterMs)) {
      if (await foldSearchLog(knex)) foldedAt = Date.now()
    }
  } catch (error) {
    // Another engine kept a count at the same time: the next run does it.
    if ((error as { code?: unknown }).code !== serializationFailure) throw error
  }
}

/** Every two seconds. */
export const config = { name: 'keep-search-counts', schedule: '*/2 * * * * *' }

async function lookAtKept(knex: Knex): Promise<{ ngramsCounted: boolean; changes: number }> {
  const [kept] = await runStatement<{ ngramsCounted: boolean; changes: number }>(
    knex,
    `select exists (select from read_model.gram_state s, read_model.search_horizon h
                     where pg_snapshot_xmin(s.snapshot) >= h.xid) as "ngramsCounted",
            (select count(*) from (select from read_model.search_log limit $1) as entries)::int as changes`,
    [foldAfterChanges + 1],
  )
  return kept ?? { ngramsCounted: false, changes: 0 }
}
