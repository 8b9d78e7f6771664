import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { byUrgency, queuesOf } from '#domain/home/homeQueues'
import type { AdminHome, MonthFigures } from '#domain/home/adminHomeWire'
import { mayStaff, type StaffRole } from '#domain/staff/staffRoles'
import { runStatement } from '../../engine/database/runStatement'
import { CERTIFICATE_WARNING_DAYS, certificateDaysLeft } from '../../pix'
import { countQueues } from './countQueues'
import { monthAgo } from './monthAgo'

/** GET /admin/home: two statements, one for who sees no money. Each number counts exactly what its list shows; zeros are left out. */
export async function readAdminHome(knex: Knex, role: StaffRole, now: Date): Promise<AdminHome> {
  const [queues, money] = await Promise.all([
    countQueues(knex, queuesOf(role), now),
    mayStaff(role, 'seeMoney') ? readMoney(knex) : null,
  ])
  return {
    money,
    certificate_days: mayStaff(role, 'manageSite') ? certificateEndsIn(now) : null,
    queues: queues.filter(({ count }) => count > 0).toSorted(byUrgency),
  }
}

function certificateEndsIn(now: Date): number | null {
  const days = certificateDaysLeft(now)
  return days !== null && days <= CERTIFICATE_WARNING_DAYS ? days : null
}

interface MoneyRow {
  figures: Record<'this_month' | 'same_days' | 'last_month', MonthFigures>
  days: { day: number; sales: number; before: number }[]
}

async function readMoney(knex: Knex): Promise<AdminHome['money']> {
  const [row] = await runStatement<MoneyRow>(knex, {
    text: MONEY,
    values: [],
    prepared: true,
  })
  return row ? { ...row.figures, days: row.days } : null
}

// Whole days come from the read model's sums; of the day a month ago, only what was up to this time of day counts.
const onTheDay = (timestamp: string): string =>
  `${timestamp} >= c.same::date::timestamp at time zone 'America/Sao_Paulo'
     and ${timestamp} < c.same at time zone 'America/Sao_Paulo'`

const MONEY = /* sql */ `
with calendar as (
  select date_trunc('month', now_there)::date as month, (date_trunc('month', now_there) - interval '1 month')::date as before,
         ${monthAgo('now_there')} as same
    from (select now() at time zone 'America/Sao_Paulo' as now_there) clock
), day as (
  select d.day, d.orders, d.sales, d.commission, d.day >= c.month as is_now, d.day < c.same::date as is_same
    from calendar c join read_model.order_day d on d.day >= c.before
), figure as (
  select 'this_month' as span, orders, sales, commission from day where is_now
  union all
  select 'last_month', orders, sales, commission from day where not is_now
  union all
  select 'same_days', orders, sales, commission from day where is_same
  union all
  select 'same_days', f.orders, f.sales, f.commission
    from calendar c join read_model."order" r on ${onTheDay('r.created_at')}
   cross join lateral read_model.order_in_day(r) f
  union all
  select 'same_days', f.orders, f.sales, f.commission
    from calendar c join ledger_entry e on ${onTheDay('e.effective_at')} and e.order_id is not null
   cross join lateral read_model.entry_in_day(e) f
)
select (select jsonb_object_agg(span, doc) from (
          select span, jsonb_build_object('orders', coalesce(sum(orders), 0), 'sales', coalesce(sum(sales), 0),
                   'commission', coalesce(sum(commission), 0)) as doc
            from unnest(array['this_month', 'same_days', 'last_month']) as span left join figure using (span)
           group by span) summed) as figures,
       (select jsonb_agg(jsonb_build_object('day', n, 'sales', coalesce(d.sales, 0), 'before', coalesce(d.before, 0)) order by n)
          from generate_series(1, 31) n left join (
            select extract(day from day)::int as n, sum(sales) filter (where is_now) as sales,
                   sum(sales) filter (where not is_now) as before
              from day group by 1) d using (n)) as days`
