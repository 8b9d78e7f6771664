import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { setTimeout as pause } from 'node:timers/promises'
import { GramCounter } from './GramCounter'
import { storeGrams } from './storeGrams'

/** Few enough that requests between two batches wait a few milliseconds at most. */
const batch = 150

interface Searched {
  id: string
  status: string
  search: string
}

/**
 * Counts all grams of all products anew, in one snapshot: needed once per database, and after a rebuild. Does nothing
 * when another engine is at it.
 */
export async function takeGramCounts(knex: Knex): Promise<void> {
  await knex.transaction(
    async (transaction) => {
      if (!(await lockGrams(transaction))) return
      const counter = new GramCounter()
      await transaction.raw(
        'declare searched no scroll cursor for select id, status, search from read_model.product_search',
      )
      for (;;) {
        const started = performance.now()
        const { rows } = (await transaction.raw(`fetch ${batch} from searched`)) as {
          rows: Searched[]
        }
        for (const row of rows) counter.add(row.id, row.status, row.search)
        if (rows.length < batch) break
        // As long as it took is left to the requests.
        await pause(performance.now() - started)
      }
      await transaction.raw('close searched')
      await transaction.raw('delete from read_model.gram')
      await storeGrams(transaction, counter.grams())
      await transaction.raw(
        `insert into read_model.gram_state (snapshot) values (pg_current_snapshot())
           on conflict (only_row) do update set snapshot = excluded.snapshot`,
      )
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** Whether this transaction is now the only one that changes what is kept. */
export async function lockGrams(transaction: Knex.Transaction): Promise<boolean> {
  const { rows } = (await transaction.raw(
    `select pg_try_advisory_xact_lock(hashtext('read_model.gram')) as locked`,
  )) as { rows: [{ locked: boolean }] }
  return rows[0].locked
}
