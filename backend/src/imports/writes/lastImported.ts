import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/** When row `r` of import `i` was stored. Rows from before their time was kept have that of their import. */
export const STORED_AT = 'coalesce(r.stored_at, i.finished_at, i.updated_at)'

/**
 * Bottles that the last import wrote, by wine. The last is the one that was stored last, which need not be the one that
 * was sent last, nor be at its end, nor be shown any more (forgetImports).
 */
export async function lastImported(
  knex: Knex,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await runStatement<{ product_id: string; quantity: number | null }>(
    knex,
    `select distinct on (r.product_id) r.product_id, r.quantity
       from wine_import_row r join wine_import i on i.id = r.import_id
      where r.product_id = any($1) and r.done
      order by r.product_id, ${STORED_AT} desc`,
    [[...ids]],
  )
  return new Map(
    rows.flatMap((row) => (row.quantity === null ? [] : [[row.product_id, row.quantity]])),
  )
}
