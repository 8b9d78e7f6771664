import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { mayStaff, type StaffAbility, type StaffRole } from '#domain/staff/staffRoles'
import { lateBefore } from '#domain/orders/orderDeadlines'
import { HOME_QUEUES, type HomeQueue } from '#domain/home/homeQueues'
import type { AdminHome, MonthFigures } from '#domain/home/adminHomeWire'
import { runStatement } from '../../engine/database/runStatement'
import { HAS_RATE, LOW_ACCEPTANCE_SELLERS } from '../../sellers'
import { REVIEW_CONDITIONS } from '../../wines'
import { OWED, RETURNS, UNSEEN_BY_STAFF } from '../../orders'

/** What a person must be allowed to do to be told of a queue. */
const QUEUE_MAY: Record<HomeQueue, StaffAbility> = {
  wines: 'look',
  producers: 'look',
  contracts: 'look',
  applications: 'look',
  late_approve: 'seeMoney',
  late_ship: 'seeMoney',
  owed: 'seeMoney',
  returns: 'seeMoney',
  messages: 'seeMoney',
  low_acceptance: 'look',
  mails: 'seeMails',
}

/** GET /admin/home: two statements, one for who sees no money. Each number counts exactly what its list shows. */
export async function readAdminHome(knex: Knex, role: StaffRole, now: Date): Promise<AdminHome> {
  const [queues, money] = await Promise.all([
    readQueues(knex, now),
    mayStaff(role, 'seeMoney') ? readMoney(knex) : null,
  ])
  return {
    money,
    queues: HOME_QUEUES.filter((queue) => mayStaff(role, QUEUE_MAY[queue])).map((queue) => ({
      queue,
      count: Number(queues[queue]?.[0] ?? 0),
      oldest: queues[queue]?.[1] ? new Date(queues[queue][1]).toISOString() : null,
      amount: queues[queue]?.[2] ?? null,
    })),
  }
}

type Waiting = [count: number, oldest: string | null, cents?: number]

const waiting = (from: string, timestamp = 'r.created_at', counted = '*'): string =>
  `(select jsonb_build_array(count(${counted}), min(${timestamp})) from ${from})`

/**
 * As many as `lateCondition` shows: the days before the moment from the read model's sums, the rest of its own day and
 * the oldest order from an index of what waits.
 */
const late = (sum: 'approve' | 'send', before: string): string => {
  const there = `(${before} at time zone 'America/Sao_Paulo')::date`
  const steps = { approve: ['approve'], send: ['pack', 'ship'] }[sum]
  const waits = steps.map(
    (step) => `read_model."order" r where r.waiting_step = '${step}' and r.created_at < ${before}`,
  )
  const counts = waits.map(
    (from) =>
      `(select count(*) from ${from} and r.created_at >= ${there}::timestamp at time zone 'America/Sao_Paulo')`,
  )
  const oldest = waits.map((from) => `(select min(r.created_at) from ${from})`)
  return `(select jsonb_build_array(coalesce(sum(d.${sum}), 0) + ${counts.join(' + ')}, least(${oldest.join(', ')}))
    from read_model.order_day d where d.day < ${there})`
}

const QUEUES = (approve: string, ship: string): Record<HomeQueue, string> => ({
  wines: waiting(`read_model.product r where ${REVIEW_CONDITIONS.ready}`),
  producers: waiting(`read_model.seller r where r.store_status = 'PENDING'`),
  contracts: waiting(`read_model.seller r where not r.contract_signed and ${HAS_RATE}`),
  applications: waiting(`suppliers r where r.status = 'new' and r.deleted_at is null`),
  late_approve: late('approve', approve),
  late_ship: late('send', ship),
  owed: `(select jsonb_build_array(count(*), min(r.created_at), coalesce(sum(round(r.total * 100) - coalesce(
      (select sum(e.amount) from ledger_entry e where e.order_id = r.id and e.kind in ('sale', 'shipping')), 0)), 0))
    from read_model."order" r where ${OWED})`,
  returns: waiting(RETURNS.refund, 't.asked_at', 'distinct t.order_id'),
  messages: waiting(UNSEEN_BY_STAFF, 'm.created_at', 'distinct m.order_id'),
  low_acceptance: waiting(
    `read_model.seller r where r.id in (${LOW_ACCEPTANCE_SELLERS})`,
    'null::timestamptz',
  ),
  mails: waiting(
    `mail_outbox r where r.sent_at is null and r.discarded_at is null and r.last_error is not null`,
  ),
})

async function readQueues(knex: Knex, now: Date): Promise<Partial<Record<HomeQueue, Waiting>>> {
  const columns = Object.entries(QUEUES('$1::timestamptz', '$2::timestamptz')).map(
    ([queue, value]) => `${value} as ${queue}`,
  )
  const [row] = await runStatement<Record<HomeQueue, Waiting>>(knex, {
    text: `select ${columns.join(', ')}`,
    values: [lateBefore('approve', now), lateBefore('ship', now)],
  })
  return row ?? {}
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
         now_there - interval '1 month' as same
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
