import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Product } from '#domain/wines/productWire'
import { WAITING_BEFORE_MAX } from '#domain/limits'
import { REVIEW_CONDITIONS } from './reviewConditions'
import { runStatement } from '../../engine/database/runStatement'

/** How many wines staff look at before this one, at most `WAITING_BEFORE_MAX`; null when it does not wait for them. */
export async function countWaitingBefore(
  knex: Knex,
  { id, status, created_at }: Product,
): Promise<number | null> {
  if (status !== 'proposed') return null
  const [row] = await runStatement<{ n: number }>(knex, {
    text: `select (select count(*)::int from (
         select from read_model.product r
          where ${REVIEW_CONDITIONS.ready} and (r.created_at, r.id) < ($1::timestamptz, $2) limit ${WAITING_BEFORE_MAX}) w) as n
       from read_model.product r where r.id = $2 and ${REVIEW_CONDITIONS.ready}`,
    values: [created_at, id],
    prepared: true,
  })
  return row?.n ?? null
}
