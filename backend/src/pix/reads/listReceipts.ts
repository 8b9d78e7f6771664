import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { PixProblem } from '#domain/pix/pixProblems'
import type { PixReceipt, PixReceiptListQuery, PixReceiptListResponse } from '#domain/pix/pixWire'
import { runStatement } from '../../engine/database/runStatement'
import { bounded } from '../../engine/lists/boundedCount'

/** SQL: a refund `f` that the bank has not taken for a day; it is tried again when staff say so. */
export const STUCK_REFUND = `f.state in ('asked', 'sent') and f.next_try_at is null`

/**
 * SQL, of a receipt `x`: what of it the bank did not give back since the last decision and nobody asked for again. Each refund that
 * failed adds to it and each that was asked for takes from it, in their sequence and never below nothing; so it is the largest
 * sum since one of the failures.
 */
const FAILED_REFUNDS = /* sql */ `
  select owed.amount_cents, f.settled_at as since, f.bank_reason
    from pix_refund f
   cross join lateral (
    select coalesce(sum(g.amount_cents) filter (where g.state = 'failed' and g.settled_at >= f.settled_at), 0)
         - coalesce(sum(g.amount_cents) filter (where g.asked_at > f.settled_at), 0) as amount_cents
      from pix_refund g where g.end_to_end_id = f.end_to_end_id) owed
   where f.end_to_end_id = x.end_to_end_id and f.state = 'failed'
     and f.settled_at > coalesce(x.decided_at, '-infinity') and owed.amount_cents > 0
   order by owed.amount_cents desc, f.settled_at desc limit 1`

/** SQL: the bank gave back of a receipt `x` without being asked, after the last decision. */
const TAKEN_BACK = `(x.taken_back_cents > 0 and x.taken_back_at > coalesce(x.decided_at, '-infinity'))`

/**
 * SQL: the bank gave back a part of a receipt `x` that was booked for no order, and the rest was not given back, also when that
 * `failed`; whenever it was, as no more than the rest can go back.
 */
const TAKEN_BACK_PART = `(x.taken_back_cents > 0 and x.taken_back_cents < x.amount_cents
  and (x.state = 'waiting' or x.state = 'given_back' and failed.amount_cents is not null))`

/**
 * SQL, what follows `from`: receipts `x` on which staff have to decide, with `w`: why, since when, how much, and the bank's words.
 * Those that wait, those of which what failed to go back was not asked for again, those of which a refund is stuck, and those of which the
 * bank gave something back by itself.
 */
export const WAITING_RECEIPTS = /* sql */ `(
    select end_to_end_id from pix_receipt where state = 'waiting'
     union select end_to_end_id from pix_refund where state = 'failed'
     union select end_to_end_id from pix_receipt where taken_back_cents > 0
     union select end_to_end_id from pix_refund f where ${STUCK_REFUND}) open
  join pix_receipt x using (end_to_end_id)
  left join lateral (${FAILED_REFUNDS}) failed on true
  left join lateral (select sum(f.amount_cents) as amount_cents, min(f.refused_since) as since, min(f.bank_reason) as bank_reason
                       from pix_refund f where f.end_to_end_id = x.end_to_end_id and ${STUCK_REFUND}) stuck
    on stuck.amount_cents is not null
  cross join lateral (
    select case when stuck.amount_cents is not null then 'refund_stuck'
                when ${TAKEN_BACK_PART} then 'taken_back_part'
                when ${TAKEN_BACK} then 'taken_back'
                when x.state = 'booked' then 'refund_failed'
                -- its order was paid by another one since
                when x.problem = 'late' and exists (select from pix_charge c where c.txid = x.txid and c.state = 'paid') then 'twice'
                else x.problem end as problem,
           case when stuck.amount_cents is not null then stuck.since when ${TAKEN_BACK} then x.taken_back_at
                when x.state = 'waiting' then x.noted_at else failed.since end as since,
           coalesce(stuck.amount_cents, case when ${TAKEN_BACK_PART} then x.amount_cents - x.taken_back_cents
                when ${TAKEN_BACK} then x.taken_back_cents
                when x.state = 'booked' then failed.amount_cents end, x.amount_cents) as amount,
           case when stuck.amount_cents is not null then stuck.bank_reason
                when not ${TAKEN_BACK} then failed.bank_reason end as bank_reason) w
 where (x.state = 'waiting' or stuck.amount_cents is not null or failed.amount_cents is not null or ${TAKEN_BACK})`

interface Row {
  id: string | null
  problem: PixProblem
  amount: string
  received_at: Date
  txid: string | null
  order_id: string | null
  display_id: number | null
  order_amount: string | null
  bank_reason: string | null
  waiting: number
  sum: string
}

/** GET /admin/pix/receipts: page, count and sums in one statement. */
export async function listReceipts(
  knex: Knex,
  query: PixReceiptListQuery,
): Promise<PixReceiptListResponse> {
  const direction = query.order === '-received_at' ? 'desc' : 'asc'
  const order = `received_at ${direction}, id ${direction}`
  const rows = await runStatement<Row>(
    knex,
    `with found as materialized (
       select x.end_to_end_id as id, w.problem, w.amount, x.received_at, x.txid, x.order_id, w.bank_reason
         from ${WAITING_RECEIPTS}),
     sums as (select count(*)::int as waiting, coalesce(sum(amount), 0) as sum from found),
     page as (select * from found order by ${order} limit $1 offset $2)
     select sums.*, p.*, o.display_id, c.amount_cents as order_amount
       from sums left join page p on true
       left join "order" o on o.id = p.order_id and o.deleted_at is null
       left join pix_charge c on c.order_id = p.order_id
      order by p.received_at ${direction}, p.id ${direction}`,
    [query.limit, query.offset],
  )
  const { waiting = 0, sum = 0 } = rows[0] ?? {}
  return {
    receipts: rows.flatMap(({ id, ...row }) => (id === null ? [] : [present({ ...row, id })])),
    count: bounded(waiting, query),
    limit: query.limit,
    offset: query.offset,
    summary: { waiting, amount: Number(sum) },
  }
}

const present = (row: Row & { id: string }): PixReceipt => ({
  id: row.id,
  problem: row.problem,
  amount: Number(row.amount),
  received_at: row.received_at.toISOString(),
  txid: row.txid,
  order:
    row.order_id !== null && row.display_id !== null
      ? {
          id: row.order_id,
          display_id: row.display_id,
          amount: row.order_amount === null ? null : Number(row.order_amount),
        }
      : null,
  bank_reason: row.bank_reason,
})
