import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { mayStaff, type StaffAbility, type StaffRole } from '#domain/account/staffRoles'
import { ORDER_FILTERS } from '#domain/orders/orderFilter'
import { lateBefore } from '#domain/orders/orderDeadlines'
import { toCents } from '#domain/values/money'
import {
  HOME_QUEUES,
  type AdminHome,
  type HomeQueue,
  type MonthFigures,
} from '#domain/wire/adminHome'
import { runStatement } from '../database/runStatement'
import { HAS_RATE } from './listSellers'
import { LOW_ACCEPTANCE_SELLERS } from './lowAcceptance'
import { lateCondition } from './orderConditions'

/** What a person must be allowed to do to be told of a queue. */
const QUEUE_MAY: Record<HomeQueue, StaffAbility> = {
  wines: 'look',
  producers: 'look',
  contracts: 'look',
  applications: 'look',
  late_approve: 'seeMoney',
  late_ship: 'seeMoney',
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
    })),
  }
}

type Waiting = [count: number, oldest: string | null]

const waiting = (from: string, moment = 'r.created_at'): string =>
  `(select jsonb_build_array(count(*), min(${moment})) from ${from})`

const QUEUES = (approve: string, ship: string): Record<HomeQueue, string> => ({
  wines: waiting(`read_model.product r where r.status = 'proposed'`),
  producers: waiting(`read_model.seller r where r.store_status = 'PENDING'`),
  contracts: waiting(`read_model.seller r where not r.contract_signed and ${HAS_RATE}`),
  applications: waiting(`suppliers r where r.status = 'new' and r.deleted_at is null`),
  late_approve: waiting(`read_model."order" r where ${lateCondition('approve', approve)}`),
  late_ship: waiting(`read_model."order" r where ${lateCondition('ship', ship)}`),
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

/** Decimal reais, as the read model keeps them. */
interface MoneyRow {
  figures: Record<'this_month' | 'same_days' | 'last_month', MonthFigures>
  days: { day: number; sales: number; before: number }[]
}

async function readMoney(knex: Knex): Promise<AdminHome['money']> {
  const captured = ORDER_FILTERS.captured
  const [row] = await runStatement<MoneyRow>(knex, {
    text: MONEY,
    values: [[...captured.order], [...captured.payment]],
    prepared: true,
  })
  if (!row) return null
  const inCents = ({ orders, sales, commission }: MonthFigures): MonthFigures => ({
    orders,
    sales: toCents(sales),
    commission: toCents(commission),
  })
  return {
    this_month: inCents(row.figures.this_month),
    same_days: inCents(row.figures.same_days),
    last_month: inCents(row.figures.last_month),
    days: row.days.map(({ day, sales, before }) => ({
      day,
      sales: toCents(sales),
      before: toCents(before),
    })),
  }
}

// The months' orders come from an index on their time alone, so that older ones cost nothing.
const MONEY = /* sql */ `
with calendar as (
  select date_trunc('month', now() at time zone 'America/Sao_Paulo') as month, now() at time zone 'America/Sao_Paulo' as today
), sold as (
  select r.id, r.created_at at time zone 'America/Sao_Paulo' as at, r.total,
         r.status = any($1::text[]) or r.payment_status = any($2::text[]) as captured, r.status <> 'canceled' as stands
    from calendar c join read_model."order" r
      on r.created_at >= (c.month - interval '1 month') at time zone 'America/Sao_Paulo'
), paid as (
  select s.*, s.at >= c.month as is_now, extract(day from s.at)::int as day, s.at < c.today - interval '1 month' as is_same,
         case when s.captured then (select coalesce(sum(l.amount), 0) from order_commission_line l
           where l.order_id = s.id and l.deleted_at is null) else 0 end as commission
    from sold s, calendar c
), daily as (
  select day, coalesce(sum(total) filter (where captured and is_now), 0) as sales,
         coalesce(sum(total) filter (where captured and not is_now), 0) as before
    from paid group by day
), figure as (
  select span, jsonb_build_object('orders', count(p.id) filter (where p.stands),
           'sales', coalesce(sum(p.total) filter (where p.captured), 0), 'commission', coalesce(sum(p.commission), 0)) as doc
    from unnest(array['this_month', 'same_days', 'last_month']) as span
    left join paid p on case span when 'this_month' then p.is_now when 'last_month' then not p.is_now
                          else not p.is_now and p.is_same end
   group by span
)
select (select jsonb_object_agg(span, doc) from figure) as figures,
       (select jsonb_agg(jsonb_build_object('day', n, 'sales', coalesce(d.sales, 0), 'before', coalesce(d.before, 0)) order by n)
          from generate_series(1, 31) n left join daily d on d.day = n) as days`
