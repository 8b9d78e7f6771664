import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { PixProblem } from '#domain/pix/pixProblems'
import type { PixReceipt, PixReceiptListQuery, PixReceiptListResponse } from '#domain/pix/pixWire'
import { runStatement } from '../../engine/database/runStatement'
import { bounded } from '../../engine/lists/boundedCount'

/**
 * SQL, what follows `from`: receipts `x` on which staff have to decide, with `w.since`. What waits, and what of a booked one
 * could not be given back: until something is given back again, or staff take it from the list.
 */
export const WAITING_RECEIPTS = /* sql */ `pix_receipt x
  left join lateral (select f.amount_cents, f.bank_reason, f.asked_at, f.settled_at from pix_refund f
                      where f.end_to_end_id = x.end_to_end_id order by f.asked_at desc, f.id desc limit 1) newest on true
  left join lateral (select f.amount_cents, f.bank_reason, f.settled_at from pix_refund f
                      where f.end_to_end_id = x.end_to_end_id and f.state = 'failed'
                        and f.asked_at = newest.asked_at) failed on true
  cross join lateral (select case when x.state = 'waiting' then x.noted_at else failed.settled_at end as since,
                             case when x.state = 'waiting' then x.amount_cents else failed.amount_cents end as amount) w
 where x.state = 'waiting'
    or x.state = 'booked' and failed.settled_at > coalesce(x.decided_at, '-infinity')`

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
       select x.end_to_end_id as id, case when x.state = 'waiting' then x.problem else 'refund_failed' end as problem,
              w.amount, x.received_at, x.txid, x.order_id, failed.bank_reason
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
