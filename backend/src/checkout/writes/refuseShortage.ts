import { availableAt } from '../../wines'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { shortage } from '../../orders'
import type { CartLine } from './cartLines'

/**
 * All lines of a wine together may not ask for more bottles than are free, also lines that differ by something else.
 * Said early; what counts is asked again when the bottles are reserved (reserveBottles).
 *
 * @throws AppError conflict that says how many bottles there are
 */
export async function refuseShortage(knex: Knex, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = await runStatement<{ variant_id: string; free: number }>(
    knex,
    `select v.id as variant_id, coalesce(min(stock.free), 0)::float8 as free
       from product_variant v
       left join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
       left join lateral (
         select floor(sum(${availableAt('l')}) / i.required_quantity) as free
           from inventory_level l where l.inventory_item_id = i.inventory_item_id and l.deleted_at is null
       ) stock on true
      where v.id = any($1) and v.manage_inventory group by v.id`,
    [lines.map((line) => line.variant_id)],
  )
  for (const { variant_id, free } of rows) {
    const asked = lines.filter((line) => line.variant_id === variant_id)
    if (asked.reduce((sum, line) => sum + line.quantity, 0) > free)
      throw shortage(asked[0]?.title ?? '', free)
  }
}
