import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import {
  bookCapture,
  bookedOf,
  bookRefund,
  type Booking,
  type OrderEntry,
  type OrderTerms,
  undoRefund,
} from '#domain/money/ledger'
import { availableOn, MONTH_GRACE_MINUTES } from '#domain/money/payoutDates'
import { saoPauloDate } from '#domain/values/dates'
import { toCents } from '#domain/values/money'
import type { Actor, SystemActor } from '../../engine/actor/actor'
import { BOOKED } from '../reads/booked'
import { CANCELED_QUANTITY } from '../reads/canceledQuantity'
import { runStatement } from '../../engine/database/runStatement'
import { siteInForce } from '../../site'

/** Orders that one statement enters. */
const BATCH = 200

interface Movement {
  kind: 'capture' | 'refund'
  id: string
  /** Decimal reais, as the engine keeps it. */
  amount: number
  at: string
}

interface OrderMoney {
  id: string
  seller_id: string
  /** Decimal reais: paid by the buyer when all is captured; for the bottles alone; commission on them. */
  total: number
  goods: number
  commission: number
  movements: Movement[]
  /** Cents that the ledger already holds, by kind. */
  booked: Partial<Record<OrderEntry['kind'], number>>
  /** The captures and refunds that are in the ledger. */
  sources: string[]
  delivered_at: Date | null
  canceled_at: Date | null
}

interface Row extends OrderEntry {
  order_id: string
  seller_id: string
  source_id: string
  effective_at: string
}

/**
 * Brings the ledger up to date with these orders, inside the transaction that changes them: an entry for what was captured
 * and refunded since, and the day on which the money becomes available. Doing it again changes nothing.
 *
 * @param keepTimestamps orders of before the ledger: their entries are of the past, also where that month is closed
 */
export async function bookOrders(
  transaction: Knex,
  orderIds: readonly string[],
  actor: Pick<Actor | SystemActor, 'type' | 'id'>,
  { keepTimestamps = false }: { keepTimestamps?: boolean } = {},
): Promise<void> {
  for (let at = 0; at < orderIds.length; at += BATCH) {
    const ids = orderIds.slice(at, at + BATCH)
    await runStatement(
      transaction,
      `select 1 from "order" where id = any($1) order by id for update`,
      [ids],
    )
    // Read by a second statement: the first one's snapshot may be older than the lock.
    const orders = await runStatement<OrderMoney>(transaction, ORDER_MONEY, [ids])
    const rows = orders.flatMap(newEntries)
    if (rows.length > 0)
      await runStatement(transaction, INSERT, [
        JSON.stringify(rows),
        actor.type,
        actor.id,
        keepTimestamps,
      ])
    const days = orders.flatMap((order) => {
      const day = availableDay(order)
      return day === null ? [] : [{ order_id: order.id, day }]
    })
    if (days.length > 0) await runStatement(transaction, RELEASE, [JSON.stringify(days)])
  }
}

/**
 * Undoes in the ledger a refund that the bank did not carry out, in the transaction that takes it away from the payment, after that;
 * the day on which what is in no payout becomes available is counted again. One that was never entered, or is undone already,
 * changes nothing.
 *
 * @param refundId the engine's refund
 */
export async function undoBookedRefund(
  transaction: Knex,
  { orderId, refundId }: { orderId: string; refundId: string },
  actor: Pick<Actor | SystemActor, 'type' | 'id'>,
): Promise<void> {
  await runStatement(transaction, `select 1 from "order" where id = $1 for update`, [orderId])
  const [order] = await runStatement<{
    seller_id: string
    booked: OrderMoney['booked']
    cents: number | null
    is_undone: boolean
    now: string
  }>(
    transaction,
    `select link.seller_id, ${BOOKED('$1')} as booked,
            (select -e.amount::float8 from ledger_entry e where e.kind = 'refund' and e.source_id = $2) as cents,
            exists (select from ledger_entry e where e.kind = 'refund' and e.source_id = $3) as is_undone,
            clock_timestamp()::text as now
       from seller_order link where link.order_id = $1 and link.deleted_at is null`,
    [orderId, refundId, undoneSource(refundId)],
  )
  if (!order?.cents || order.is_undone) return
  const { entries } = undoRefund(bookedOf(order.booked), order.cents)
  const rows = entries.map((entry) => ({
    ...entry,
    order_id: orderId,
    seller_id: order.seller_id,
    source_id: undoneSource(refundId),
    effective_at: order.now,
  }))
  await runStatement(transaction, INSERT, [JSON.stringify(rows), actor.type, actor.id, false])
  // the money may have waited for nothing but this refund
  await runStatement(
    transaction,
    'update ledger_standing set available_on = null where order_id = $1 and payout_id is null',
    [orderId],
  )
  await bookOrders(transaction, [orderId], actor)
}

/** The source of entries that undo a refund; the ledger takes the opposite sign from these alone. */
const undoneSource = (refundId: string): string => `${refundId}:undone`

function newEntries(order: OrderMoney): Row[] {
  const terms: OrderTerms = {
    total: toCents(order.total),
    shipping: Math.max(0, toCents(order.total) - toCents(order.goods)),
    commission: toCents(order.commission),
  }
  let booked = bookedOf(order.booked)
  const rows: Row[] = []
  for (const { kind, id, amount, at } of order.movements) {
    if (order.sources.includes(id)) continue
    // A refund of what was never captured is for `ledger:check` to report, and no reason to stop an order.
    const most = kind === 'capture' ? Infinity : booked.captured - booked.refunded
    const cents = Math.min(toCents(amount), most)
    if (cents <= 0) continue
    const booking: Booking =
      kind === 'capture' ? bookCapture(terms, booked, cents) : bookRefund(booked, cents)
    ;({ booked } = booking)
    for (const entry of booking.entries)
      rows.push({
        ...entry,
        order_id: order.id,
        seller_id: order.seller_id,
        source_id: id,
        effective_at: at,
      })
  }
  return rows
}

/**
 * Null while wine is on its way: a package that has not arrived, or bottles that were neither delivered nor given back. What
 * is given back completely waits for nothing; what is kept where no bottle is left, as the freight, waits from the last
 * refund on.
 */
function availableDay(order: OrderMoney): string | null {
  if (order.canceled_at) return saoPauloDate(order.canceled_at)
  return order.delivered_at && availableOn(order.delivered_at, siteInForce().payoutDays)
}

const ORDER_MONEY = /* sql */ `
select o.id, link.seller_id,
       (select coalesce(sum(pc.amount), 0)::float8 from order_payment_collection opc
          join payment_collection pc on pc.id = opc.payment_collection_id and pc.deleted_at is null
         where opc.order_id = o.id and opc.deleted_at is null) as total,
       coalesce(line.base, 0)::float8 as goods, coalesce(line.amount, 0)::float8 as commission,
       coalesce(moved.list, '[]') as movements, ${BOOKED('o.id')} as booked,
       array(select distinct e.source_id from ledger_entry e where e.order_id = o.id) as sources, delivered.at as delivered_at,
       case when o.status = 'canceled' then coalesce(o.canceled_at, o.updated_at) end as canceled_at
  from "order" o
  join seller_order link on link.order_id = o.id and link.deleted_at is null
  left join lateral (
    select sum(l.base_amount::numeric) as base, sum(l.amount::numeric) as amount
      from order_commission_line l where l.order_id = o.id and l.deleted_at is null
  ) line on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('kind', m.kind, 'id', m.id, 'amount', m.amount, 'at', m.created_at)
             order by m.created_at, m.kind, m.id) as list
      from order_payment_collection opc
      join payment p on p.payment_collection_id = opc.payment_collection_id and p.deleted_at is null
      join lateral (
        select 'capture' as kind, c.id, c.amount, c.created_at from capture c
         where c.payment_id = p.id and c.deleted_at is null
        union all
        select 'refund', r.id, r.amount, r.created_at from refund r
         where r.payment_id = p.id and r.deleted_at is null
      ) m on true
     where opc.order_id = o.id and opc.deleted_at is null
  ) moved on true
  left join lateral (
    select sum((m ->> 'amount')::numeric) as amount, max((m ->> 'at')::timestamptz) as at
      from jsonb_array_elements(moved.list) m where m ->> 'kind' = 'refund'
  ) refunded on true
  -- what came back had been delivered: it accounts for no bottle that never left
  cross join lateral (
    select coalesce(sum(t.bottles_cents + t.freight_cents), 0) / 100.0 as amount
      from order_return t where t.order_id = o.id and t.state = 'refunded'
  ) returned
  left join lateral (
    select coalesce(max(d.at), refunded.at) as at
      from order_item oi
      join order_line_item line on line.id = oi.item_id
      left join lateral (
        select max(f.delivered_at) as at, sum(fi.quantity) as quantity from order_fulfillment ful
          join fulfillment f on f.id = ful.fulfillment_id and f.deleted_at is null and f.canceled_at is null
           and f.delivered_at is not null
          join fulfillment_item fi on fi.fulfillment_id = f.id and fi.deleted_at is null and fi.line_item_id = oi.item_id
         where ful.order_id = o.id and ful.deleted_at is null
      ) d on true
     where oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null
       and not exists (select from order_fulfillment ful
             join fulfillment f on f.id = ful.fulfillment_id and f.deleted_at is null and f.canceled_at is null
              and f.delivered_at is null
            where ful.order_id = o.id and ful.deleted_at is null)
    -- bottles that are never sent are waited for by nobody, whatever of their money went back
    having sum(greatest(oi.quantity - ${CANCELED_QUANTITY} - coalesce(d.quantity, 0), 0) * line.unit_price)
           <= greatest(coalesce(refunded.amount, 0) - returned.amount - sum(${CANCELED_QUANTITY} * line.unit_price), 0)
  ) delivered on true
 where o.id = any($1) order by o.id`

/** SQL: the month in São Paulo of a moment. */
const monthOf = (timestamp: string): string =>
  `date_trunc('month', ${timestamp} at time zone 'America/Sao_Paulo')`

// What waited beyond the end of its month is entered now: a closed month never changes.
const INSERT = /* sql */ `
insert into ledger_entry (seller_id, order_id, kind, amount, effective_at, source_id, actor_type, actor_id)
select r.seller_id, r.order_id, r.kind, r.amount,
       case when $4 or ${monthOf('r.effective_at')} >= ${monthOf(`(clock_timestamp() - interval '${MONTH_GRACE_MINUTES} minutes')`)}
            then r.effective_at else clock_timestamp() end, r.source_id, $2, $3
  from jsonb_to_recordset($1::jsonb) as r (seller_id text, order_id text, kind text, amount bigint,
       effective_at timestamptz, source_id text)`

const RELEASE = /* sql */ `
update ledger_standing s set available_on = r.day
  from jsonb_to_recordset($1::jsonb) as r (order_id text, day date)
 where s.order_id = r.order_id and s.available_on is null`
