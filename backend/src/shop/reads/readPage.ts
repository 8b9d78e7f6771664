import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { LIST_LIMIT_MAX, STORE_OFFSET_MAX } from '#domain/limits'
import { AppError } from '../../engine/errors/AppError'
import { bind } from '../../engine/lists/listStatement'
import { runStatement } from '../../engine/database/runStatement'

/** Milliseconds that one statement for strangers may keep the database busy. */
const PATIENCE_MS = 2_000
/** Nobody can page further. */
const COUNTED = STORE_OFFSET_MAX + LIST_LIMIT_MAX
/** SQLSTATE of a statement that took too long. */
const CANCELED = '57014'

/** A page of what strangers may see. `count` is exact up to the last record that a page can show. */
export interface Page<Row> {
  rows: Row[]
  count: number
}

/** What is listed. */
export interface PageSource {
  /** `table r where …`, with $1, $2 … for `values`. */
  from: string
  sort: string
  /** Reads `id` and `doc` (jsonb) of the ids in the given parameter. */
  document: (ids: string) => string
  values: unknown[]
  query: { limit: number; offset: number }
}

/**
 * Reads a page in three statements, each bounded in rows and time: the count, the ids, and what is shown of them.
 *
 * @throws AppError unavailable when the database needs too long
 */
export async function readPage<Row>(
  knex: Knex,
  { from, sort, document, values, query: { limit, offset } }: PageSource,
): Promise<Page<Row>> {
  try {
    return await knex.transaction(async (transaction) => {
      await transaction.raw(`set local statement_timeout = ${PATIENCE_MS}`)
      const [counted] = await runStatement<{ n: string }>(transaction, {
        text: `select count(*) as n from (select 1 from ${from} limit ${COUNTED}) as found`,
        values,
      })
      const count = Number(counted?.n ?? 0)
      if (count <= offset) return { rows: [], count }
      const bound = [...values]
      const page = await runStatement<{ id: string }>(transaction, {
        text: `select r.id from ${from} order by ${sort} limit ${bind(bound, limit)} offset ${bind(bound, offset)}`,
        values: bound,
      })
      const ids = page.map(({ id }) => id)
      const documents = await runStatement<{ id: string; doc: Row }>(transaction, {
        text: document('$1'),
        values: [ids],
      })
      const byId = new Map(documents.map(({ id, doc }) => [id, doc]))
      return { rows: ids.flatMap((id) => byId.get(id) ?? []), count }
    })
  } catch (error) {
    if ((error as { code?: unknown }).code !== CANCELED) throw error
    throw new AppError('unavailable', 'A busca demorou demais. Tente um texto mais específico.', {
      retryAfter: 5,
    })
  }
}
