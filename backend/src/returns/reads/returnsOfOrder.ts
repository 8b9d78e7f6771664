import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { ReturnItem } from '#domain/returns/arrival'
import {
  deliveriesOf,
  returnableLines,
  type DeliveredLine,
  type Deliveries,
} from '#domain/returns/returnable'
import { returnAmount, type ReturnAmount, type SoldLine } from '#domain/returns/returnMoney'
import {
  isPastTerm,
  lastDayOf,
  offeredReasons,
  RETURN_REASONS,
  type ReturnReason,
} from '#domain/returns/returnReasons'
import { endedWithNothing, type ReturnState } from '#domain/returns/returnState'
import { saoPauloDate } from '#domain/values/dates'
import { toCents } from '#domain/values/money'
import type { OrderReturn, OrderReturns } from '#domain/returns/orderReturnWire'
import { runStatement } from '../../engine/database/runStatement'
import { bankRefuses, isNeverPaid, paidOf, type PaidPayment, paymentsOfOrder } from '../../orders'

/** A return as the database keeps it; sums in cents. */
export interface StoredReturn {
  id: string
  number: number
  state: ReturnState
  reason: ReturnReason
  opened_by: OrderReturn['opened_by']
  note: string
  refusal: string | null
  /** Null before bottles have come back. */
  restocked: boolean | null
  asked_at: string
  /** yyyy-MM-dd in São Paulo. */
  requested_on: string
  decided_at: string | null
  closed_at: string | null
  bottles_cents: number | null
  freight_cents: number | null
  items: ReturnItem[]
  photos: string[]
}

/** All that returns of an order are judged by. */
export interface OrderReturnFacts {
  display_id: number
  email: string | null
  lines: (DeliveredLine & SoldLine)[]
  delivered: Deliveries | null
  /** Cents of the whole order, and of its delivery. */
  total: number
  freight: number
  payments: PaidPayment[]
  /** The oldest first. */
  returns: StoredReturn[]
}

/** SQL: bottles that count of a line `i` of a return `r`: those asked back, and once they have come back those that arrived. */
export const COUNTED_BOTTLES =
  'case when r.restocked is null then i.quantity else i.received_quantity end'

const STATEMENT = /* sql */ `
select o.display_id, o.email, coalesce(lines.list, '[]') as lines, coalesce(sent.list, '[]') as packages,
       coalesce(returns.list, '[]') as returns,
       (select coalesce(sum(pc.amount), 0)::float8 from order_payment_collection opc
          join payment_collection pc on pc.id = opc.payment_collection_id and pc.deleted_at is null
         where opc.order_id = o.id and opc.deleted_at is null) as total
  from "order" o
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', li.id, 'title', coalesce(li.product_title, li.title), 'quantity', oi.quantity,
             'price', coalesce(oi.unit_price, li.unit_price), 'delivered', coalesce((
               select sum(fi.quantity) from order_fulfillment link
                 join fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null and f.canceled_at is null
                  and f.delivered_at is not null
                 join fulfillment_item fi on fi.fulfillment_id = f.id and fi.deleted_at is null and fi.line_item_id = li.id
                where link.order_id = o.id and link.deleted_at is null), 0)) order by li.created_at, li.id) as list
      from order_item oi join order_line_item li on li.id = oi.item_id and li.deleted_at is null
     where oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null
  ) lines on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('delivered_at', f.delivered_at, 'canceled_at', f.canceled_at)) as list
      from order_fulfillment link join fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null
     where link.order_id = o.id and link.deleted_at is null
  ) sent on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', r.return_id, 'number', e.display_id, 'state', r.state, 'reason', r.reason,
             'opened_by', r.opened_by, 'note', r.note, 'refusal', r.refusal, 'restocked', r.restocked,
             'asked_at', r.asked_at, 'requested_on', r.requested_on, 'decided_at', r.decided_at, 'closed_at', r.closed_at,
             'bottles_cents', r.bottles_cents, 'freight_cents', r.freight_cents,
             'items', (select jsonb_agg(jsonb_build_object('id', i.item_id, 'asked', i.quantity,
                  'quantity', ${COUNTED_BOTTLES}) order by i.item_id)
                from return_item i where i.return_id = r.return_id and i.deleted_at is null),
             'photos', coalesce((select jsonb_agg(p.id::text order by p.id) from order_return_photo p
                where p.return_id = r.return_id), '[]')) order by r.asked_at, r.return_id) as list
      from order_return r join "return" e on e.id = r.return_id
     where r.order_id = o.id
  ) returns on true
 where o.id = $1 and o.deleted_at is null`

interface Row {
  display_id: number
  email: string | null
  total: number
  lines: { id: string; title: string; quantity: number; delivered: number; price: number }[]
  packages: { delivered_at: string | null; canceled_at: string | null }[]
  returns: StoredReturn[]
}

/** Reads an order's returns with what they are judged by; null for an order that does not exist. */
export async function returnsOfOrder(
  knex: Knex,
  orderId: string,
): Promise<OrderReturnFacts | null> {
  const [row] = await runStatement<Row>(knex, {
    text: STATEMENT,
    values: [orderId],
    prepared: true,
  })
  if (!row) return null
  const { lines, packages, total, ...facts } = row
  const goods = lines.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0)
  return {
    ...facts,
    // there is neither discount nor tax beside the price (decision 06)
    lines: lines.map(({ price, ...line }) => ({ ...line, paid: toCents(price) * line.quantity })),
    delivered: deliveriesOf(packages),
    total: toCents(total),
    freight: Math.max(0, toCents(total) - goods),
    payments: await paymentsOfOrder(knex, orderId),
  }
}

/** What a return gives back, or gave. */
export function amountOf(
  one: StoredReturn,
  facts: OrderReturnFacts,
  paid = paidOf(facts.payments),
): ReturnAmount {
  if (one.bottles_cents !== null) return givenBy(one)
  return returnAmount(one, {
    ...facts,
    settled: facts.returns
      .filter(({ state }) => state === 'refunded')
      .map((settled) => ({ ...settled, given: givenBy(settled) })),
    paid,
  })
}

const givenBy = ({
  bottles_cents: bottles,
  freight_cents: freight,
}: StoredReturn): ReturnAmount => ({
  bottles: bottles ?? 0,
  freight: freight ?? 0,
})

/** What people are told that goes back: before the capture, what will be captured. */
function shownAmount(one: StoredReturn, facts: OrderReturnFacts): ReturnAmount {
  const paid = paidOf(facts.payments)
  return amountOf(one, facts, paid.captured > 0 ? paid : { captured: facts.total, refunded: 0 })
}

/** The returns for seller and staff, the newest first, and what can be asked for. */
export function presentReturns(facts: OrderReturnFacts, now: Date): OrderReturns {
  const { delivered } = facts
  const titleOf = new Map(facts.lines.map(({ id, title }) => [id, title]))
  return {
    returns: facts.returns.toReversed().map((one) => ({
      id: one.id,
      number: one.number,
      state: one.state,
      reason: one.reason,
      opened_by: one.opened_by,
      note: one.note,
      refusal: one.refusal,
      restocked: one.restocked,
      items: one.items.map((item) => ({ ...item, title: titleOf.get(item.id) ?? 'Vinho' })),
      amount: endedWithNothing(one) ? { bottles: 0, freight: 0 } : shownAmount(one, facts),
      is_late: delivered !== null && isPastTerm(one.reason, delivered.last, one.requested_on),
      order_refunded: paidOf(facts.payments).refunded,
      bank_refuses: bankRefuses(facts.payments, now),
      never_paid: isNeverPaid(facts.payments),
      photos: one.photos,
      asked_at: iso(one.asked_at) ?? '',
      requested_on: one.requested_on,
      decided_at: iso(one.decided_at),
      closed_at: iso(one.closed_at),
    })),
    returnable: {
      items: returnableLines(facts.lines, facts.returns).map(({ id, title, left }) => ({
        id,
        title,
        quantity: left,
      })),
      reasons: delivered ? offeredReasons(delivered.last, now) : [],
      withdrawal_until: delivered && lastDayOf('withdrawal', delivered.last),
    },
    delivered_on: saoPauloDate(delivered?.first),
  }
}

const iso = (timestamp: string | null): string | null =>
  timestamp === null ? null : new Date(timestamp).toISOString()

/** Why a return was asked for, in words; what staff do for it is told with them. */
export async function returnReason(knex: Knex, returnId: string): Promise<string> {
  const [row] = await runStatement<{ reason: ReturnReason }>(
    knex,
    'select reason from order_return where return_id = $1',
    [returnId],
  )
  return row ? `Devolução: ${RETURN_REASONS[row.reason].label}` : 'Devolução'
}
