import { saoPauloDayRange } from '#domain/values/dates'
import { ORDER_FILTERS } from '#domain/orders/orderFilter'
import type { VendorOrderListQuery } from '#domain/wire/order'
import { bind } from './list/listStatement'

/** Columns of the read model that a list can be sorted by. */
export const ORDER_SORT = {
  display_id: 'display_id',
  created_at: 'created_at',
  total: 'total',
  email: 'email',
} as const

/**
 * The filters of the order list as conditions on `read_model."order" r`, the same for the list and its export. $1 and
 * $2 of `values` are the kind of the cards and their scope, which is the seller.
 */
export function orderConditions(
  sellerId: string | null,
  query: Pick<VendorOrderListQuery, 'q' | 'status' | 'created_from' | 'created_to'>,
): { where: string[]; values: unknown[]; filter: keyof typeof ORDER_FILTERS; counted: boolean } {
  const filter = query.status ?? 'all'
  const days = saoPauloDayRange(query.created_from, query.created_to)
  const values: unknown[] = ['order', sellerId ?? '*']
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
  return { where, values, filter, counted: Boolean(query.q || days.start || days.end) }
}
