import { saoPauloDayRange } from '#domain/values/dates'
import { OPEN_PAYMENTS } from '#domain/orders/orderCapture'
import { ORDER_FILTERS } from '#domain/orders/orderFilter'
import { LATE_REASONS, lateBefore, type LateFor } from '#domain/orders/orderDeadlines'
import type { AdminOrderListQuery } from '#domain/orders/adminOrderWire'
import type { OrderWaiting } from '#domain/orders/orderWaiting'
import { isAwaited, isOpenReturn, owesMoney } from '#domain/returns/returnState'
import { bind } from '../../engine/lists/listStatement'
import { isLate } from './orderRow'
import { returnsInState } from './returnsInState'
import { waitingOrders } from './waitingOrders'

/** Columns of the read model that a list can be sorted by. */
export const ORDER_SORT = {
  display_id: 'display_id',
  created_at: 'created_at',
  total: 'total',
  email: 'email',
} as const

/** What the lists of sellers and of staff can be asked for; `byStaff` widens the search. */
export type OrderListFilters = Pick<
  AdminOrderListQuery,
  | 'q'
  | 'status'
  | 'stage'
  | 'created_from'
  | 'created_to'
  | 'invoice'
  | 'returns'
  | 'payment'
  | 'late'
  | 'messages'
  | 'owed'
> & { byStaff?: boolean; waiting?: OrderWaiting | undefined }

/**
 * The filters of the order list as conditions on `read_model."order" r`, the same for the list and its export. $1 and
 * $2 of `values` are the kind of the cards and their scope, which is the seller.
 */
export function orderConditions(
  sellerId: string | null,
  query: OrderListFilters,
  now = new Date(),
): { where: string[]; values: unknown[]; filter: keyof typeof ORDER_FILTERS; counted: boolean } {
  const filter = query.status ?? 'all'
  const days = saoPauloDayRange(query.created_from, query.created_to)
  const values: unknown[] = ['order', sellerId ?? '*']
  const where: string[] = sellerId === null ? [] : ['r.seller_id = $2']
  if (query.stage) where.push(`r.stage = ${bind(values, query.stage)}`)
  if (filter !== 'all') {
    const { order, payment } = ORDER_FILTERS[filter]
    where.push(`(r.status = any(${bind(values, [...order])}::text[])
      or r.payment_status = any(${bind(values, [...payment])}::text[]))`)
  }
  if (days.start) where.push(`r.created_at >= ${bind(values, days.start)}`)
  if (days.end) where.push(`r.created_at < ${bind(values, days.end)}`)
  if (query.payment?.length)
    where.push(`r.payment_status = any(${bind(values, query.payment)}::text[])`)
  if (query.late) {
    const { late } = query
    const missed = LATE_REASONS.filter((one) => late === 'any' || one === late)
    where.push(
      `(${missed
        .map((one) =>
          one === 'delivery' ? isLate('r') : lateCondition(one, bind(values, lateBefore(one, now))),
        )
        .join(' or ')})`,
    )
  }
  if (query.invoice) where.push('r.lacks_invoice')
  if (query.waiting && sellerId !== null) where.push(waitingOrders(query.waiting, '$2'))
  if (query.returns) where.push(`r.id in (select t.order_id from ${RETURNS[query.returns]})`)
  if (query.messages) where.push(`r.id in (select m.order_id from ${UNSEEN_BY_STAFF})`)
  if (query.owed) where.push(OWED)
  if (query.q) {
    const typed = bind(values, query.q)
    const searches = [orderTextSearch(typed, sellerId === null ? null : '$2')]
    if (query.byStaff) searches.push(orderSellerSearch(typed), orderTrackingSearch(typed))
    where.push(`r.id in (${searches.join(' union ')})`)
  }
  const counted = Boolean(
    query.q ||
    days.start ||
    days.end ||
    query.invoice ||
    query.returns ||
    query.payment?.length ||
    query.late ||
    query.messages ||
    query.owed ||
    query.waiting,
  )
  return { where, values, filter, counted }
}

/** What sellers wrote to staff and staff have not read. */
export const UNSEEN_BY_STAFF = `order_message m
  where m.side = 'seller' and m.seen_at is null and not m.internal`

/** Orders `r` whose wines arrived, without a return under way, and whose payment can still be captured; answered by the index `order_owed`. */
export const OWED = `r.delivered_count > 0 and r.status <> 'canceled'
  and r.payment_status in (${OPEN_PAYMENTS.map((status) => `'${status}'`).join(', ')})
  and not exists (select from order_return t where t.order_id = r.id and ${returnsInState(isOpenReturn)})`

/**
 * Returns of which something is to be done: anything, or what is for staff, which is the money, and everything of a
 * seller who may not act on orders or has left.
 */
export const RETURNS = {
  open: `order_return t where ${returnsInState(isOpenReturn)}`,
  refund: `order_return t where (${returnsInState(owesMoney)} or ${returnsInState(isAwaited)}
    and exists (select from seller gone where gone.id = t.seller_id and gone.store_status <> 'ACTIVE'))`,
}

// Each is a query of the ids of orders that an index can answer; `typed` and `owner` are places of values, such as '$1'.

/** By e-mail, number, customer and wines; of one seller, when `owner` is given. */
export const orderTextSearch = (typed: string, owner: string | null): string => `
      select s.id from read_model.order_search s
        where s.search like read_model.like_pattern(${typed}) ${owner ? `and s.seller_id = ${owner}` : ''}`

const orderSellerSearch = (typed: string): string => `
      select o.id from read_model.seller n join read_model."order" o on o.seller_id = n.id
        where n.name_folded like read_model.like_pattern(${typed})`

/** By a tracking code, whole. */
export const orderTrackingSearch = (typed: string): string => `
      select link.order_id from fulfillment_label l
        join order_fulfillment link on link.fulfillment_id = l.fulfillment_id and link.deleted_at is null
        where upper(l.tracking_number) = upper(trim(${typed})) and l.deleted_at is null`

/** Orders that wait too long for their seller (`r`), whose deadlines count from before the moment bound as `before`. */
const lateCondition = (step: LateFor, before: string): string =>
  `(r.waiting_step in ${LATE[step]} and r.due_from < ${before})`

const LATE: Record<LateFor, string> = { approve: `('approve')`, ship: `('ship', 'pack')` }
