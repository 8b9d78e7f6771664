import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../../engine/database/runStatement'
import type { NgramCount } from './NgramCounter'

const rowsPerStatement = 500

/** Replaces the stored counts of these n-grams. */
export async function storeNgrams(
  transaction: Knex.Transaction,
  ngrams: Iterable<[ngram: string, count: NgramCount]>,
): Promise<void> {
  let rows: object[] = []
  const store = async (): Promise<void> => {
    await runStatement(
      transaction,
      `insert into read_model.gram (gram, n, counts, ids)
       select gram, n, counts, ids from jsonb_to_recordset($1::jsonb) as r (gram text, n bigint, counts jsonb, ids text[])
       on conflict (gram) do update set n = excluded.n, counts = excluded.counts, ids = excluded.ids`,
      [JSON.stringify(rows)],
    )
    rows = []
  }
  for (const [gram, { counts, ids }] of ngrams) {
    const n = Object.values(counts).reduce((sum, one) => sum + one, 0)
    rows.push({ gram, n, counts, ids })
    if (rows.length === rowsPerStatement) await store()
  }
  if (rows.length > 0) await store()
}
