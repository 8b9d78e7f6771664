import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { pixCode } from '#domain/money/pixCode'
import { payoutTxid, stoppedPayoutProblem } from '#domain/money/payouts'
import {
  PAYOUT_ORDERS_MAX,
  type AdminPayout,
  type PayoutDetail,
  type PayoutOrder,
} from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import {
  PAYOUT_COLUMNS,
  presentPayout,
  STOPPED_FACTS,
  type StoppedFacts,
  type StoredPayout,
} from './payoutRow'

interface OrderRow extends Omit<PayoutOrder, 'percentage_rate'> {
  percentage_rate: string | null
}

/**
 * A payout of this seller with its orders, line by line.
 *
 * @throws AppError not_found, also for another seller's (R42)
 */
export async function findPayout(
  knex: Knex,
  payoutId: string,
  sellerId: string,
): Promise<PayoutDetail> {
  const [row] = await runStatement<StoredPayout>(
    knex,
    `select ${PAYOUT_COLUMNS} from payout p where p.id = $1 and p.seller_id = $2`,
    [payoutId, sellerId],
  )
  if (!row) throw AppError.notFound('Repasse não encontrado')
  return { ...presentPayout(row), ...(await contentsOf(knex, payoutId)) }
}

interface StaffRow extends StoredPayout, StoppedFacts {
  seller_id: string
  seller_name: string
  batch_id: string
  batch_number: string
  receiver_name: string
  receiver_city: string
}

/**
 * A payout with all that the bank needs.
 *
 * @throws AppError not_found
 */
export async function findPayoutForStaff(knex: Knex, payoutId: string): Promise<AdminPayout> {
  const [row] = await runStatement<StaffRow>(
    knex,
    `select ${PAYOUT_COLUMNS}, p.seller_id, seller.name as seller_name, p.batch_id, b.number as batch_number,
            p.receiver_name, p.receiver_city, ${STOPPED_FACTS}
       from payout p join seller on seller.id = p.seller_id join payout_batch b on b.id = p.batch_id where p.id = $1`,
    [payoutId],
  )
  if (!row) throw AppError.notFound('Repasse não encontrado')
  const txid = payoutTxid(Number(row.number))
  const stopped = stoppedPayoutProblem(row)
  const payment = {
    key: row.pix_key,
    cents: Number(row.amount),
    name: row.receiver_name,
    city: row.receiver_city,
    txid,
  }
  return {
    ...presentPayout(row),
    ...(await contentsOf(knex, payoutId)),
    seller: { id: row.seller_id, name: row.seller_name },
    batch: { id: row.batch_id, number: Number(row.batch_number) },
    pix_key: row.pix_key,
    receiver_name: row.receiver_name,
    receiver_city: row.receiver_city,
    txid,
    pix_code: row.status === 'prepared' && !stopped ? pixCode(payment) : null,
    pay_problem: stopped,
  }
}

/** SQL: the entries that the payout `$1` pays, or would have paid. */
const CONTENTS = /* sql */ `
  select entry_id from ledger_standing where payout_id = $1
  union all
  select entry_id from payout_failed_entry where payout_id = $1`

async function contentsOf(
  knex: Knex,
  payoutId: string,
): Promise<Pick<PayoutDetail, 'orders' | 'adjustments' | 'order_count' | 'adjustment_count'>> {
  const orders = await runStatement<OrderRow & { order_count: number }>(knex, ORDERS, [
    payoutId,
    PAYOUT_ORDERS_MAX,
  ])
  const adjustments = await runStatement<AdjustmentRow>(
    knex,
    `select e.source_id as id, e.reason, e.amount::float8 as amount, e.effective_at as at,
            count(*) over ()::int as adjustment_count
       from (${CONTENTS}) s join ledger_entry e on e.id = s.entry_id
      where e.order_id is null order by e.id limit $2`,
    [payoutId, PAYOUT_ORDERS_MAX],
  )
  return {
    orders: orders.map(({ order_count: _count, percentage_rate: rate, ...order }) => ({
      ...order,
      percentage_rate: rate === null ? null : Number(rate),
    })),
    adjustments: adjustments.map(({ adjustment_count: _count, at, ...one }) => ({
      ...one,
      at: at.toISOString(),
    })),
    order_count: orders[0]?.order_count ?? 0,
    adjustment_count: adjustments[0]?.adjustment_count ?? 0,
  }
}

interface AdjustmentRow {
  id: string
  reason: string
  amount: number
  at: Date
  adjustment_count: number
}

const sum = (kind: string): string =>
  `coalesce(sum(e.amount) filter (where e.kind = '${kind}'), 0)::float8 as ${kind}`

const ORDERS = /* sql */ `
select e.order_id, o.display_id, ${sum('sale')}, ${sum('shipping')}, ${sum('commission')}, ${sum('refund')},
       ${sum('commission_returned')}, sum(e.amount)::float8 as net,
       (select max(l.percentage_rate) from order_commission_line l where l.order_id = e.order_id
          and l.deleted_at is null and l.rule_id is not null) as percentage_rate,
       count(*) over ()::int as order_count
  from (${CONTENTS}) s
  join ledger_entry e on e.id = s.entry_id
  left join "order" o on o.id = e.order_id
 where e.order_id is not null
 group by e.order_id, o.display_id order by o.display_id, e.order_id limit $2`
