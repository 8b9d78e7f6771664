import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../../engine/database/runStatement'
import { NGRAM_IDS, NgramCounter, type NgramCount } from './NgramCounter'
import { storeNgrams } from './storeNgrams'
import { lockNgrams } from './takeNgramCounts'

/** Kept counts of whole words; the oldest go. */
const keptCounts = 300
/** Beyond so many ids a kept search is only a number. */
const keptIds = 5000

interface Change {
  id: string
  status_before: string | null
  search_before: string | null
  status_after: string | null
  search_after: string | null
}

/**
 * Brings the kept counts of searches up to this moment and empties the log of changes as far as no open transaction
 * needs it. Readers see either all of it or nothing. Fails, to be called again, when a count is kept in the same moment.
 * @returns false when somebody else is changing what is kept, and nothing was done
 */
export async function foldSearchLog(knex: Knex): Promise<boolean> {
  return knex.transaction(
    async (transaction) => {
      if (!(await lockNgrams(transaction))) return false
      await foldCounts(transaction)
      await foldNgrams(transaction)
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
      return true
    },
    { isolationLevel: 'repeatable read' },
  )
}

async function foldCounts(transaction: Knex.Transaction): Promise<void> {
  await runStatement(
    transaction,
    `delete from read_model.search_count where (pattern, statuses) in (
       select pattern, statuses from read_model.search_count order by kept_at desc, pattern offset $1)`,
    [keptCounts],
  )
  await runStatement(
    transaction,
    `update read_model.search_count k
        set n = f.n, ids = case when f.n <= $1 then f.ids end, snapshot = pg_current_snapshot()
       from read_model.search_count o
      cross join lateral read_model.kept_search(o.pattern, string_to_array(nullif(o.statuses, '*'), ',')) f
      where k.pattern = o.pattern and k.statuses = o.statuses`,
    [keptIds],
  )
}

async function foldNgrams(transaction: Knex.Transaction): Promise<void> {
  const { rows: changes } = (await transaction.raw(
    `select l.id, l.status_before, l.search_before, l.status_after, l.search_after
       from read_model.search_log l, read_model.gram_state s
      where l.xid >= pg_snapshot_xmin(s.snapshot) and not pg_visible_in_snapshot(l.xid, s.snapshot)`,
  )) as { rows: Change[] }
  const gone = new NgramCounter()
  const come = new NgramCounter()
  for (const change of changes) {
    if (change.search_before !== null)
      gone.add(change.id, change.status_before ?? '', change.search_before)
    if (change.search_after !== null)
      come.add(change.id, change.status_after ?? '', change.search_after)
  }
  const [minus, plus] = [new Map(gone.ngrams()), new Map(come.ngrams())]
  const touched = [...new Set([...minus.keys(), ...plus.keys()])]
  const kept = await runStatement<{ gram: string } & NgramCount>(
    transaction,
    'select gram, counts, ids from read_model.gram where gram = any($1)',
    [touched],
  )
  const known = new Map(kept.map((row) => [row.gram, row]))
  await storeNgrams(
    transaction,
    touched.map((gram) => [gram, sum(known.get(gram), minus.get(gram), plus.get(gram))]),
  )
  await transaction.raw('update read_model.gram_state set snapshot = pg_current_snapshot()')
}

function sum(kept: NgramCount | undefined, minus?: NgramCount, plus?: NgramCount): NgramCount {
  const counts = { ...kept?.counts }
  for (const [status, n] of Object.entries(minus?.counts ?? {}))
    counts[status] = (counts[status] ?? 0) - n
  for (const [status, n] of Object.entries(plus?.counts ?? {}))
    counts[status] = (counts[status] ?? 0) + n
  return { counts, ids: mayHold(kept, plus) }
}

/** The reader of the ids checks each product again, so one that no longer contains the n-gram may stay in the list. */
function mayHold(kept: NgramCount | undefined, plus: NgramCount | undefined): string[] | null {
  const before = kept ? kept.ids : []
  const added = plus ? plus.ids : []
  if (before === null || added === null) return null
  const ids = [...new Set([...before, ...added])]
  return ids.length > NGRAM_IDS ? null : ids
}
