import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { toCents } from '#domain/values/money'
import { matchesOrderFilter } from '#domain/orders/orderFilter'
import { ORDER_TABS, type OrderTab } from '#domain/orders/orderStage'
import type { OrderListResponse, SellerOrderListQuery } from '#domain/wire/order'
import { amountWhere, countWhere } from './list/cards'
import { listStatement, readSort } from './list/listStatement'
import { ORDER_SORT, orderConditions, RETURNS, type OrderListFilters } from './orderConditions'
import { ORDER_COLUMNS, presentOrderRow, type OrderListItem, type OrderRow } from './orderRow'
import { runStatement } from '../database/runStatement'

/** The envelope of an order list; what a lean row leaves out has its default in the wire's schema. */
export type OrderList = Omit<OrderListResponse, 'orders'> & { orders: OrderListItem[] }

/**
 * GET /vendor/orders, and with `sellerId` null all orders for staff: exact total, cards and tabs in one statement, open returns in another beside it.
 * Searches customer e-mail and name, order number and item titles (spec §2); status by R29; dates in São Paulo, both included (R32).
 * For a seller, `sellerId` must come from the verified session.
 */
export async function listOrders(
  knex: Knex,
  sellerId: string | null,
  query: Omit<SellerOrderListQuery, 'late'> & OrderListFilters,
): Promise<OrderList> {
  const { where, values, filter, counted } = orderConditions(sellerId, query)
  const page = runStatement<OrderRow>(
    knex,
    listStatement({
      table: 'read_model."order"',
      columns: ORDER_COLUMNS,
      sort: readSort(query.order, ORDER_SORT),
      limit: query.limit,
      offset: query.offset,
      where,
      values: values.slice(2),
      cards: { kind: 'order', scope: sellerId ?? '*' },
      counted,
    }),
  )
  const [rows, [open]] = await Promise.all([
    page,
    runStatement<{ returns: number }>(knex, {
      text: OPEN_RETURNS,
      values: [sellerId],
      prepared: true,
    }),
  ])
  const cards = rows[0]?.cards ?? {}
  const { stage } = query
  const captured = (key: string): boolean => matchesOrderFilter(statusesOf(key), 'captured')
  return {
    orders: rows.filter((row) => row.id !== null).map(presentOrderRow),
    count: counted
      ? Number(rows[0]?.matches ?? 0)
      : countWhere(cards, (key) => {
          const statuses = statusesOf(key)
          return matchesOrderFilter(statuses, filter) && (!stage || statuses.stage === stage)
        }),
    limit: query.limit,
    offset: query.offset,
    summary: {
      total: countWhere(cards, () => true),
      pending: countWhere(cards, (key) => statusesOf(key).status === 'pending'),
      captured: countWhere(cards, captured),
      revenue: toCents(amountWhere(cards, captured)),
      returns: open?.returns ?? 0,
      stages: Object.fromEntries(
        ORDER_TABS.map((tab) => [tab, countWhere(cards, (key) => statusesOf(key).stage === tab)]),
      ) as Record<OrderTab, number>,
    },
  }
}

const OPEN_RETURNS = `select count(distinct t.order_id)::int as returns from ${RETURNS.open} and ($1::text is null or t.seller_id = $1)`

/** The key of a counter, apart (schema/orderReadModel). */
function statusesOf(key: string): { status: string; payment_status: string; stage: string } {
  const [status = '', payment_status = '', stage = ''] = key.split('|')
  return { status, payment_status, stage }
}
