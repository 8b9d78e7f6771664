import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/** A code that is about to be given to an order. */
interface NewCode {
  code: string
  orderId: string
}

/** Which of these codes a package of the seller's other orders has already, as they were given. */
export async function usedCodes(
  knex: Knex,
  sellerId: string,
  codes: readonly NewCode[],
): Promise<string[]> {
  const rows = await runStatement<{ code: string }>(knex, {
    text: STATEMENT,
    values: [sellerId, codes.map(({ code }) => code), codes.map(({ orderId }) => orderId)],
  })
  return rows.map(({ code }) => code)
}

const STATEMENT = /* sql */ `
select distinct wanted.code
  from unnest($2::text[], $3::text[]) as wanted (code, order_id)
  join fulfillment_label l on upper(l.tracking_number) = upper(wanted.code) and l.deleted_at is null
  join fulfillment f on f.id = l.fulfillment_id and f.canceled_at is null and f.deleted_at is null
  join order_fulfillment link on link.fulfillment_id = f.id and link.deleted_at is null and link.order_id <> wanted.order_id
  join seller_order own on own.order_id = link.order_id and own.seller_id = $1 and own.deleted_at is null`
