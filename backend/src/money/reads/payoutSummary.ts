import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { PayoutSummary } from '#domain/money/payoutWire'
import { runStatement } from '../../engine/database/runStatement'
import { siteInForce } from '../../site'
import { findBalance } from './balances'
import { HELD_ORDERS } from './heldOrders'

/** Lines of the calendar. */
const DAYS = 60

/** GET /vendor/payouts/summary: the four amounts, what comes when, and what was earned per month. */
export async function payoutSummary(knex: Knex, sellerId: string): Promise<PayoutSummary> {
  const balance = await findBalance(knex, sellerId)
  const calendar = await runStatement<{ day: string | null; amount: string; orders: number }>(
    knex,
    // what is not delivered yet first, so that the limit never takes it
    `select * from (select to_char(s.available_on, 'YYYY-MM-DD') as day, sum(s.amount) as amount, count(distinct s.order_id)::int as orders
       from ledger_standing s
      where s.seller_id = $1 and s.payout_id is null and (s.available_on is null or s.available_on > ledger_today())
        and not exists (select from (${HELD_ORDERS}) h where h.order_id = s.order_id)
      group by s.available_on having sum(s.amount) <> 0 order by s.available_on nulls first limit ${DAYS}) calendar
      order by day nulls last`,
    [sellerId],
  )
  const months = await runStatement<{ month: string; net: string }>(
    knex,
    `select to_char(m, 'YYYY-MM') as month, coalesce(sum(e.amount), 0) as net
       from generate_series(date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '11 months',
                            date_trunc('month', now() at time zone 'America/Sao_Paulo'), interval '1 month') m
       left join ledger_entry e on e.seller_id = $1 and e.kind not in ('payout', 'payout_returned')
        and e.effective_at >= m at time zone 'America/Sao_Paulo'
        and e.effective_at < (m + interval '1 month') at time zone 'America/Sao_Paulo'
      group by m order by m`,
    [sellerId],
  )
  return {
    balance,
    payout_days: siteInForce().payoutDays,
    minimum: siteInForce().payoutMinCents,
    calendar: calendar.map((one) => ({ ...one, amount: Number(one.amount) })),
    months: months.map(({ month, net }) => ({ month, net: Number(net) })),
  }
}
