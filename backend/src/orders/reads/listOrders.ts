import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { toCents } from '#domain/values/money'
import { matchesOrderFilter } from '#domain/orders/orderFilter'
import { ORDER_TABS, type OrderTab } from '#domain/orders/orderStage'
import type { OrderListResponse, SellerOrderListQuery } from '#domain/orders/orderWire'
import { amountWhere, countWhere } from '../../engine/lists/cards'
import { readList } from '../../engine/lists/listStatement'
import { ORDER_SORT, orderConditions, RETURNS, type OrderListFilters } from './orderConditions'
import {
  isLate,
  ORDER_COLUMNS,
  presentOrderRow,
  type OrderListItem,
  type OrderRow,
} from './orderRow'

/** The envelope of an order list; what a lean row leaves out has its default in the wire's schema. */
export type OrderList = Omit<OrderListResponse, 'orders'> & { orders: OrderListItem[] }

/**
 * GET /vendor/orders, and with `sellerId` null all orders for staff: total (R62), exact cards, tabs and open returns in one statement.
 * Searches customer e-mail and name, order number and item titles (spec §2); status by R29; dates in São Paulo, both included (R32).
 * For a seller, `sellerId` must come from the verified session.
 */
export async function listOrders(
  knex: Knex,
  sellerId: string | null,
  query: Omit<SellerOrderListQuery, 'late'> & OrderListFilters,
): Promise<OrderList> {
  const { where, values, filter, counted } = orderConditions(sellerId, query)
  const { stage } = query
  const { rows, count, cards, head } = await readList<OrderRow & { open_returns: number }>(
    knex,
    {
      table: 'read_model."order"',
      columns: ORDER_COLUMNS,
      computed: `${isLate('r')} as is_late`,
      sorts: ORDER_SORT,
      query,
      where,
      values,
      figure: `(select count(distinct t.order_id)::int from ${RETURNS.open}
        ${sellerId === null ? '' : 'and t.seller_id = $2'}) as open_returns`,
      counted,
      costly: Boolean(query.q),
    },
    (kept) =>
      countWhere(kept, (key) => {
        const statuses = statusesOf(key)
        return matchesOrderFilter(statuses, filter) && (!stage || statuses.stage === stage)
      }),
  )
  const captured = (key: string): boolean => matchesOrderFilter(statusesOf(key), 'captured')
  return {
    orders: rows.map(presentOrderRow),
    count,
    limit: query.limit,
    offset: query.offset,
    summary: {
      total: countWhere(cards, () => true),
      pending: countWhere(cards, (key) => statusesOf(key).status === 'pending'),
      captured: countWhere(cards, captured),
      revenue: toCents(amountWhere(cards, captured)),
      returns: head?.open_returns ?? 0,
      stages: Object.fromEntries(
        ORDER_TABS.map((tab) => [tab, countWhere(cards, (key) => statusesOf(key).stage === tab)]),
      ) as Record<OrderTab, number>,
    },
  }
}

/** The key of a counter, apart (`count_order` of orderReadModel). */
function statusesOf(key: string): { status: string; payment_status: string; stage: string } {
  const [status = '', payment_status = '', stage = ''] = key.split('|')
  return { status, payment_status, stage }
}
