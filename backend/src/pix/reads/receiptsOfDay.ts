import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { OwnReceipt } from '#domain/pix/reconcile'
import { runStatement } from '../../engine/database/runStatement'

/**
 * What we hold of the money that came in between two moments, both included, or that the bank lists for them: its clock may put a payment of
 * midnight on another day than we have noted.
 *
 * @param listed end-to-end ids of the bank's list
 */
export async function receiptsOfDay(
  knex: Knex,
  { start, last, listed }: { start: string; last: Date; listed: readonly string[] },
): Promise<OwnReceipt[]> {
  return runStatement<OwnReceipt>(knex, {
    text: STATEMENT,
    values: [start, last, listed],
  })
}

// cents are far below what a JSON number holds
const STATEMENT = /* sql */ `
select x.end_to_end_id, x.txid, x.amount_cents::float8 as amount, x.state,
       case when o.id is not null then jsonb_build_object('id', o.id, 'display_id', o.display_id) end as "order",
       case when x.state = 'booked' then (
         select jsonb_build_object('received', coalesce(sum(e.amount) filter (where e.kind in ('sale', 'shipping')), 0),
                                   'given_back', 0 - coalesce(sum(e.amount) filter (where e.kind = 'refund'), 0))
           from ledger_entry e where e.order_id = x.order_id) end as ledger,
       coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'state', f.state, 'amount', f.amount_cents,
                                    'of_order', f.refund_id is not null) order by f.asked_at, f.id)
                   from pix_refund f where f.end_to_end_id = x.end_to_end_id), '[]') as refunds
  from pix_receipt x
  left join "order" o on o.id = x.order_id
 where x.received_at >= $1 and x.received_at <= $2 or x.end_to_end_id = any($3::text[])
 order by x.received_at, x.end_to_end_id`
