import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { AdminOrderListQuery } from '#domain/orders/adminOrderWire'
import { runStatement } from '../../engine/database/runStatement'
import { listOrders, type OrderList } from './listOrders'

/** GET /admin/orders: the orders of all sellers, or of one, each with its seller; two statements one after the other. */
export async function listAdminOrders(knex: Knex, query: AdminOrderListQuery): Promise<OrderList> {
  const list = await listOrders(knex, query.seller_id ?? null, { ...query, byStaff: true })
  const rows = await runStatement<{ order_id: string; id: string; name: string }>(knex, {
    text: `select o.id as order_id, s.id, s.name from unnest($1::text[]) as wanted (id)
        join read_model."order" o on o.id = wanted.id join seller s on s.id = o.seller_id`,
    values: [list.orders.map(({ id }) => id)],
    prepared: true,
  })
  const sellers = new Map(rows.map(({ order_id, ...seller }) => [order_id, seller]))
  return {
    ...list,
    orders: list.orders.map((order) => ({ ...order, seller: sellers.get(order.id) ?? null })),
  }
}
