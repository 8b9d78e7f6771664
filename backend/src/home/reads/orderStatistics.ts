import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { OrderStatistics, OrderStatisticsQuery } from '#domain/orders/orderWire'
import { runStatement } from '../../engine/database/runStatement'
import { CANCELED_QUANTITY, SALES } from '../../money'
import { returnStatistics } from '../../returns'

/** Periods in the chart, the running one included. */
const PERIODS = 12
const BEST_SELLERS = 5

/**
 * Sales by week from Sunday or by month, in São Paulo, as the ledger entered them: net of what was given back. And the
 * wines of which most bottles were sold in the paid orders of the same time, without those that came back or are never
 * sent. Both from the database, whatever page the list shows.
 */
export async function orderStatistics(
  knex: Knex,
  sellerId: string,
  { period }: OrderStatisticsQuery,
): Promise<OrderStatistics> {
  const returns = returnStatistics(knex, sellerId)
  const [row] = await runStatement<{
    revenue: OrderStatistics['revenue']
    best_sellers: OrderStatistics['best_sellers'] | null
  }>(knex, {
    text: STATEMENT,
    values: [sellerId, period, PERIODS, BEST_SELLERS],
  })
  return {
    revenue: row?.revenue ?? [],
    best_sellers: row?.best_sellers ?? [],
    returns: await returns,
  }
}

// date_trunc's weeks start on Monday: a Sunday moves into the next one, and the result a day back.
const STATEMENT = /* sql */ `
with today as (
  select (now() at time zone 'America/Sao_Paulo')::date as day
), latest as (
  select case when $2 = 'week' then (date_trunc('week', day + 1) - interval '1 day')::date
              else date_trunc('month', day)::date end as first_day from today
), period as (
  select (first_day - n * step)::date as from_day, (first_day - (n - 1) * step)::date as next_day
    from latest, generate_series($3::int - 1, 0, -1) n,
         lateral (select case when $2 = 'week' then interval '7 days' else interval '1 month' end as step) s
), moment as (
  select min(from_day)::timestamp at time zone 'America/Sao_Paulo' as first_moment from period
), daily as (
  select (e.effective_at at time zone 'America/Sao_Paulo')::date as day, sum(${SALES}) as amount
    from ledger_entry e, moment
   where e.seller_id = $1 and e.effective_at >= moment.first_moment group by 1
), sold as (
  select r.id from read_model."order" r, moment
   where r.seller_id = $1 and r.created_at >= moment.first_moment
     and exists (select from ledger_entry e where e.order_id = r.id)
)
select
  (select jsonb_agg(jsonb_build_object('from', from_day, 'to', next_day - 1, 'amount', coalesce(
      (select sum(amount) from daily where day >= from_day and day < next_day), 0)) order by from_day)
     from period) as revenue,
  (select coalesce(jsonb_agg(to_jsonb(best) order by best.bottles desc, best.product_id), '[]') from (
     select li.product_id, (array_agg(coalesce(li.product_title, li.title) order by o.created_at desc))[1] as title,
            sum(oi.quantity - ${CANCELED_QUANTITY} - oi.return_received_quantity) as bottles
       from sold
       join public."order" o on o.id = sold.id
       join public.order_item oi on oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null
       join public.order_line_item li on li.id = oi.item_id and li.product_id is not null
      where o.status <> 'canceled'
      group by li.product_id having sum(oi.quantity - ${CANCELED_QUANTITY} - oi.return_received_quantity) > 0
      order by bottles desc, li.product_id limit $4::int) best) as best_sellers`
