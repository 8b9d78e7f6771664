import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { APPROVAL_HOURS, DEADLINE_NOTICE_HOURS } from '#domain/limits'
import { runStatement } from '../../engine/database/runStatement'

/** Orders of one run; the rest is told of by the next. */
const BATCH = 500

// The partial index of 'Hoje' finds the waiting orders; those that have their notice are left out, so that it gets shorter. Who may
// not act cannot answer.
const NEAR = `
  select notice_write(r.seller_id, 'deadline_near', r.id, r.id, jsonb_build_object('display_id', r.display_id,
           'deadline', to_char((r.due_from + make_interval(hours => $2)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')), false)
    from (select o.id, o.seller_id, o.display_id, o.due_from from read_model."order" o
           join seller s on s.id = o.seller_id and s.store_status = 'ACTIVE'
           where o.waiting_step = 'approve' and o.seller_id is not null
             and o.due_from > $1::timestamptz - make_interval(hours => $2)
             and o.due_from <= $1::timestamptz - make_interval(hours => $2 - $3)
             and not exists (select from notice n where n.seller_id = o.seller_id and n.kind = 'deadline_near' and n.source_id = o.id)
           order by o.id limit $4) r`

/** Writes one notice for each order that its seller should answer within the next hours and that has none yet. */
export async function tellOfDeadlines(knex: Knex, now: Date): Promise<void> {
  await runStatement(knex, NEAR, [now, APPROVAL_HOURS, DEADLINE_NOTICE_HOURS, BATCH])
}
