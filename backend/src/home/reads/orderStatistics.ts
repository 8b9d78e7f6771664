import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { toCents } from '#domain/values/money'
import { ORDER_FILTERS } from '#domain/orders/orderFilter'
import type { OrderStatistics, OrderStatisticsQuery } from '#domain/orders/orderWire'
import { runStatement } from '../../engine/database/runStatement'
import { returnStatistics } from '../../returns'

/** Periods in the chart, the running one included. */
const PERIODS = 12
const BEST_SELLERS = 5

/**
 * Revenue of captured orders (R29) by week from Sunday or by month, in São Paulo, and the wines of which most bottles
 * were sold in the same orders. Both from the database, whatever page the list shows.
 */
export async function orderStatistics(
  knex: Knex,
  sellerId: string,
  { period }: OrderStatisticsQuery,
): Promise<OrderStatistics> {
  const captured = ORDER_FILTERS.captured
  const returns = returnStatistics(knex, sellerId)
  const [row] = await runStatement<{
    revenue: { from: string; to: string; amount: number }[]
    best_sellers: { product_id: string; title: string; bottles: number; amount: number }[]
  }>(knex, {
    text: STATEMENT,
    values: [sellerId, period, PERIODS, [...captured.order], [...captured.payment], BEST_SELLERS],
  })
  return {
    revenue: (row?.revenue ?? []).map((one) => ({ ...one, amount: toCents(one.amount) })),
    best_sellers: (row?.best_sellers ?? []).map((one) => ({ ...one, amount: toCents(one.amount) })),
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
), sold as (
  select r.id, r.total, (r.created_at at time zone 'America/Sao_Paulo')::date as day
    from read_model."order" r, moment
   where r.seller_id = $1 and r.created_at >= moment.first_moment
     and (r.status = any($4::text[]) or r.payment_status = any($5::text[]))
), daily as (
  select day, sum(total) as amount from sold group by day
)
select
  (select jsonb_agg(jsonb_build_object('from', from_day, 'to', next_day - 1, 'amount', coalesce(
      (select sum(amount) from daily where day >= from_day and day < next_day), 0)) order by from_day)
     from period) as revenue,
  (select coalesce(jsonb_agg(to_jsonb(best) order by best.bottles desc, best.amount desc, best.product_id), '[]') from (
     select li.product_id, (array_agg(coalesce(li.product_title, li.title) order by o.created_at desc))[1] as title,
            sum(oi.quantity) as bottles, sum(oi.quantity * coalesce(oi.unit_price, li.unit_price)) as amount
       from sold
       join public."order" o on o.id = sold.id
       join public.order_item oi on oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null
       join public.order_line_item li on li.id = oi.item_id and li.product_id is not null
      group by li.product_id
      order by bottles desc, amount desc, li.product_id limit $6::int) best) as best_sellers`
