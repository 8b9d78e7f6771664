import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../database/runStatement'

/** Bottles that the last import wrote, by wine. */
export async function lastImported(
  knex: Knex,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await runStatement<{ product_id: string; quantity: number | null }>(
    knex,
    `select distinct on (r.product_id) r.product_id, r.quantity
       from wine_import_row r join wine_import i on i.id = r.import_id
      where r.product_id = any($1) and r.done order by r.product_id, i.created_at desc`,
    [[...ids]],
  )
  return new Map(
    rows.flatMap((row) => (row.quantity === null ? [] : [[row.product_id, row.quantity]])),
  )
}
