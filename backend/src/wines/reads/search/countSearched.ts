import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { rememberCount } from './searchCountMemory'
import { bind } from '../../../engine/lists/listStatement'
import { statusCondition } from '../list/productSort'
import { runStatement } from '../../../engine/database/runStatement'
import { searchCondition, type SearchedText } from './searchCondition'

/** What took longer is kept. */
const keptAfterMs = 20
/** So few that a page of them is sorted faster than it is searched for again. */
const mostIds = 5000

export interface Counted {
  count: number
  /** The products that match, when they are few. */
  ids: string[] | null
}

/** Counts the products that hold the text, among those with one of the statuses (null: all). */
export async function countSearched(
  knex: Knex,
  searched: SearchedText,
  statuses: string[] | null,
): Promise<Counted> {
  const values: unknown[] = []
  const status = statuses
    ? `and ${statusCondition('status', statuses, (value) => bind(values, value))}`
    : ''
  const started = performance.now()
  const [row] = await runStatement<{ n: string; ids: string[] | null; snapshot: string }>(knex, {
    text: `select count(*) as n, case when count(*) <= ${mostIds} then array_agg(id) end as ids,
                  pg_current_snapshot()::text as snapshot
             from read_model.product_search where ${searchCondition('search', searched, values)} ${status}`,
    values,
  })
  const count = Number(row?.n ?? 0)
  const ids = count === 0 ? [] : (row?.ids ?? null)
  if (row && performance.now() - started > keptAfterMs)
    rememberCount({ text: searched.folded, statuses, count, ids, snapshot: row.snapshot })
  return { count, ids }
}
