import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Product } from '#domain/wines/productWire'
import { WAITING_BEFORE_MAX } from '#domain/limits'
import { runStatement } from '../../engine/database/runStatement'

/** How many wines staff look at before this one, at most `WAITING_BEFORE_MAX`; null when it does not wait. */
export async function countWaitingBefore(
  knex: Knex,
  { id, status, created_at }: Product,
): Promise<number | null> {
  if (status !== 'proposed') return null
  const [row] = await runStatement<{ n: number }>(knex, {
    text: `select count(*)::int as n from (
       select from read_model.product
        where status = 'proposed' and (created_at, id) < ($1::timestamptz, $2) limit ${WAITING_BEFORE_MAX}) w`,
    values: [created_at, id],
    prepared: true,
  })
  return row?.n ?? 0
}
