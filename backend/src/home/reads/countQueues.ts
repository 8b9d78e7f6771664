import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { HOME_QUEUES, type HomeQueue, type WaitingQueue } from '#domain/home/homeQueues'
import { lateBefore } from '#domain/orders/orderDeadlines'
import type { SellerListQuery } from '#domain/sellers/sellerWire'
import { applicationConditions } from '../../applications'
import { runStatement } from '../../engine/database/runStatement'
import { bind } from '../../engine/lists/listStatement'
import { DUE, DUE_STATUSES, dueValues, TO_REPEAT, WAITING_APPROVALS } from '../../money'
import { OWED, RETURNS, UNSEEN_BY_STAFF } from '../../orders'
import { FAILED_MAILS } from '../../outbox'
import { WAITING_RECEIPTS } from '../../pix'
import { sellerConditions } from '../../sellers'
import { REVIEW_CONDITIONS } from '../../wines'

type Counted = [count: number, oldest: string | null, cents?: number | null]

/**
 * How much waits in each of these queues, in one statement. A queue and the list it leads to ask by the same condition: the
 * list's own, or one that both take from the subject.
 */
export async function countQueues(
  knex: Knex,
  queues: readonly HomeQueue[],
  now: Date,
): Promise<WaitingQueue[]> {
  const isOfMoney = queues.some((queue) => HOME_QUEUES[queue].see === 'seeMoney')
  // what is due to each producer is read once for its three queues, and has the first places among the values
  const values = isOfMoney ? dueValues({}) : []
  const columns = queues.map((queue) => `${COUNTS[queue](values, now)} as ${queue}`)
  const [row] = await runStatement<Record<HomeQueue, Counted>>(
    knex,
    `${isOfMoney ? DUE : ''} select ${columns.join(',\n ')}`,
    values,
  )
  return queues.map((queue) => {
    const [count, oldest, amount] = row?.[queue] ?? [0, null]
    return {
      queue,
      count: Number(count),
      oldest: oldest === null ? null : new Date(oldest).toISOString(),
      amount: amount ?? null,
    }
  })
}

interface Sums {
  /** When it began to wait. */
  since?: string
  /** SQL of all of it, in cents. */
  cents?: string
  counted?: string
}

const count = (
  from: string,
  { since = 'r.created_at', cents = 'null', counted = '*' }: Sums = {},
): string => `(select jsonb_build_array(count(${counted}), min(${since}), ${cents}) from ${from})`

const sellers = (
  filters: Omit<SellerListQuery, 'limit' | 'offset'>,
  values: unknown[],
  sums?: Sums,
): string =>
  count(`read_model.seller r where ${sellerConditions(filters, values).where.join(' and ')}`, sums)

/** Where no column keeps the moment. */
const NO_AGE: Sums = { since: 'null::timestamptz' }

const FIRST_DELIVERY = `(select min(f.delivered_at) from order_fulfillment link
      join fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null and f.canceled_at is null
     where link.order_id = r.id and link.deleted_at is null)`

/** A day is waited for from its beginning on. */
const ofDay = (day: string): string => `${day}::timestamp at time zone 'America/Sao_Paulo'`

const due = (status: keyof typeof DUE_STATUSES, cents: string): string =>
  count(`due d where ${DUE_STATUSES[status]}`, {
    since: ofDay('d.since'),
    cents: `coalesce(sum(${cents}), 0)`,
  })

const payouts = (where: string, since: string): string =>
  count(`payout p where ${where}`, { since, cents: 'coalesce(sum(p.amount), 0)' })

/**
 * As many as `lateCondition` shows: the days before the moment from the read model's sums, the rest of its own day and
 * the oldest order from an index of what waits.
 */
const late = (sum: 'approve' | 'send', before: string): string => {
  const there = `(${before}::timestamptz at time zone 'America/Sao_Paulo')::date`
  const steps = { approve: ['approve'], send: ['pack', 'ship'] }[sum]
  const waits = steps.map(
    (step) => `read_model."order" r where r.waiting_step = '${step}' and r.due_from < ${before}`,
  )
  const counts = waits.map(
    (from) =>
      `(select count(*) from ${from} and r.due_from >= ${there}::timestamp at time zone 'America/Sao_Paulo')`,
  )
  const oldest = waits.map((from) => `(select min(r.due_from) from ${from})`)
  return `(select jsonb_build_array(coalesce(sum(d.${sum}), 0) + ${counts.join(' + ')}, least(${oldest.join(', ')}))
    from read_model.order_day d where d.day < ${there})`
}

const COUNTS: Record<HomeQueue, (values: unknown[], now: Date) => string> = {
  wines: () => count(`read_model.product r where ${REVIEW_CONDITIONS.ready}`),
  wines_waiting: () => count(`read_model.product r where ${REVIEW_CONDITIONS.waiting}`),
  producers: (values) => sellers({ store_status: ['pending'] }, values),
  applications: (values) =>
    count(`suppliers a where ${applicationConditions({ status: 'new' }, values).join(' and ')}`, {
      since: 'a.created_at',
    }),
  unrated: (values) => sellers({ store_status: ['active'], rate: 'without' }, values, NO_AGE),
  owed: () =>
    count(`read_model."order" r where ${OWED}`, {
      since: FIRST_DELIVERY,
      cents: `coalesce(sum(round(r.total * 100) - coalesce(
        (select sum(e.amount) from ledger_entry e where e.order_id = r.id and e.kind in ('sale', 'shipping')), 0)), 0)`,
    }),
  returns: () => count(RETURNS.refund, { since: 't.asked_at', counted: 'distinct t.order_id' }),
  pix: () => count(WAITING_RECEIPTS, { since: 'w.since', cents: 'coalesce(sum(w.amount), 0)' }),
  payouts_ready: () => due('ready', 'd.open'),
  payouts_held: () => due('held', 'd.held'),
  payouts_negative: () => due('negative', 'd.open'),
  approvals: () =>
    count(WAITING_APPROVALS, { since: 'a.asked_at', cents: 'coalesce(sum(abs(a.cents)), 0)' }),
  results_missing: () => payouts(`p.status = 'prepared'`, 'p.created_at'),
  results_failed: () => payouts(TO_REPEAT, 'p.decided_at'),
  messages: () => count(UNSEEN_BY_STAFF, { since: 'm.created_at', counted: 'distinct m.order_id' }),
  mails: () => count(`mail_outbox m where ${FAILED_MAILS}`, { since: 'm.created_at' }),
  late_approve: (values, now) => late('approve', bind(values, lateBefore('approve', now))),
  late_ship: (values, now) => late('send', bind(values, lateBefore('ship', now))),
  contracts: (values) =>
    sellers({ store_status: ['active'], contract: 'pending', rate: 'with' }, values, NO_AGE),
  low_acceptance: (values) => sellers({ acceptance: 'low' }, values, NO_AGE),
}
