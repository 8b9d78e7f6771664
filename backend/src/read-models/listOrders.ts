import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { saoPauloDayRange } from '#domain/dates'
import { toCents } from '#domain/money'
import { matchesOrderFilter, ORDER_FILTERS } from '#domain/orderFilter'
import type { OrderListResponse, VendorOrderListQuery } from '#domain/wire/order'
import { amountWhere, countWhere } from './cards'
import { bind, listStatement, readSort } from './listStatement'
import { ORDER_COLUMNS, presentOrderRow, type OrderListItem, type OrderRow } from './orderRow'
import { runStatement } from './runStatement'

const SORT = {
  display_id: 'display_id',
  created_at: 'created_at',
  total: 'total',
  email: 'email',
} as const

/** The envelope of an order list; what a lean row leaves out has its default in the wire's schema. */
export type OrderList = Omit<OrderListResponse, 'orders'> & { orders: OrderListItem[] }

/**
 * GET /vendor/orders, and with `sellerId` null all orders for staff: exact total and cards in one statement. Searches
 * customer e-mail, order number and item titles (spec §2); status by R29; dates in São Paulo, both included (R32).
 * For a seller, `sellerId` must come from the verified session.
 */
export async function listOrders(
  knex: Knex,
  sellerId: string | null,
  query: VendorOrderListQuery,
): Promise<OrderList> {
  const filter = query.status ?? 'all'
  const days = saoPauloDayRange(query.created_from, query.created_to)
  const scope = sellerId ?? '*'
  const values: unknown[] = ['order', scope]
  const where: string[] = sellerId === null ? [] : ['r.seller_id = $2']
  if (filter !== 'all') {
    const { order, payment } = ORDER_FILTERS[filter]
    where.push(`(r.status = any(${bind(values, [...order])}::text[])
      or r.payment_status = any(${bind(values, [...payment])}::text[]))`)
  }
  if (days.start) where.push(`r.created_at >= ${bind(values, days.start)}`)
  if (days.end) where.push(`r.created_at < ${bind(values, days.end)}`)
  if (query.q) {
    const owner = sellerId === null ? '' : 'and s.seller_id = $2'
    where.push(`r.id in (select s.id from read_model.order_search s
      where s.search like read_model.like_pattern(${bind(values, query.q)}) ${owner})`)
  }
  const counted = Boolean(query.q || days.start || days.end)
  const rows = await runStatement<OrderRow>(
    knex,
    listStatement({
      table: 'read_model."order"',
      columns: ORDER_COLUMNS,
      sort: readSort(query.order, SORT),
      limit: query.limit,
      offset: query.offset,
      where,
      values: values.slice(2),
      cards: { kind: 'order', scope },
      counted,
    }),
  )
  const cards = rows[0]?.cards ?? {}
  const captured = (key: string): boolean => matchesOrderFilter(statusesOf(key), 'captured')
  return {
    orders: rows.filter((row) => row.id !== null).map(presentOrderRow),
    count: counted
      ? Number(rows[0]?.matches ?? 0)
      : countWhere(cards, (key) => matchesOrderFilter(statusesOf(key), filter)),
    limit: query.limit,
    offset: query.offset,
    summary: {
      total: countWhere(cards, () => true),
      pending: countWhere(cards, (key) => statusesOf(key).status === 'pending'),
      captured: countWhere(cards, captured),
      revenue: toCents(amountWhere(cards, captured)),
    },
  }
}

function statusesOf(key: string): { status: string; payment_status: string } {
  const [status = '', payment = ''] = key.split('|')
  return { status, payment_status: payment }
}
