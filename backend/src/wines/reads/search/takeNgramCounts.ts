import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { setTimeout as pause } from 'node:timers/promises'
import { NgramCounter } from './NgramCounter'
import { storeNgrams } from './storeNgrams'

/** Few enough that requests between two batches wait a few milliseconds at most. */
const batch = 150

interface Searched {
  id: string
  status: string
  search: string
}

/**
 * Counts all n-grams of all products again, in one snapshot: needed once per database, and after a rebuild. Does nothing
 * when another engine is at it.
 */
export async function takeNgramCounts(knex: Knex): Promise<void> {
  await knex.transaction(
    async (transaction) => {
      if (!(await lockNgrams(transaction))) return
      const counter = new NgramCounter()
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
      await storeNgrams(transaction, counter.ngrams())
      await transaction.raw(
        `insert into read_model.gram_state (snapshot) values (pg_current_snapshot())
           on conflict (only_row) do update set snapshot = excluded.snapshot`,
      )
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** Whether this transaction is now the only one that changes what is kept. */
export async function lockNgrams(transaction: Knex.Transaction): Promise<boolean> {
  const { rows } = (await transaction.raw(
    `select pg_try_advisory_xact_lock(hashtext('read_model.gram')) as locked`,
  )) as { rows: [{ locked: boolean }] }
  return rows[0].locked
}
