interface Database {
  raw(sql: string): Promise<{ rows: unknown[] }>
}

/** Every answer of a seller left an entry in the audit trail; the newest counts. */
const FROM_AUDIT_TRAIL = `
  insert into order_approval (order_id, seller_status, actor_id, decided_at)
  select distinct on (resource_id) resource_id, case action when 'order.accept' then 'accepted' else 'rejected' end,
         actor_id, at
    from audit_entry
   where resource = 'order' and action in ('order.accept', 'order.reject') and actor_type = 'seller'
     and exists (select from "order" o where o.id = resource_id)
   order by resource_id, at desc, id desc
  on conflict (order_id) do nothing`

/** Our loader of the demonstration answered without entries, and dated the order before the rows that hold its sums. */
const FROM_DEMONSTRATION = `
  insert into order_approval (order_id, seller_status, decided_at)
  select o.id, o.metadata ->> 'seller_status', o.updated_at
    from "order" o
   where o.metadata ->> 'demo_key' is not null and o.metadata ->> 'seller_status' in ('accepted', 'rejected')
     and o.created_at < (select min(s.created_at) from order_summary s where s.order_id = o.id) - interval '1 minute'
  on conflict (order_id) do nothing`

const UNPROVEN = `
  select o.id from "order" o
   where o.metadata ->> 'seller_status' in ('accepted', 'rejected')
     and not exists (select from order_approval a where a.order_id = o.id)`

const CLEARED = ['"order"', 'cart'].map(
  (table) =>
    `update ${table} set metadata = metadata - 'seller_status' where metadata -> 'seller_status' is not null`,
)

/**
 * Moves the sellers' answers out of the orders' metadata, where a buyer's cart could write them, and takes the key
 * away from orders and carts. Believed is what a buyer could not write. Running it again changes nothing.
 *
 * @returns the orders whose metadata claimed an answer that no seller gave; they are pending
 */
export async function moveOrderApprovals(database: Database): Promise<string[]> {
  await database.raw(FROM_AUDIT_TRAIL)
  await database.raw(FROM_DEMONSTRATION)
  const { rows } = await database.raw(UNPROVEN)
  for (const statement of CLEARED) await database.raw(statement)
  return (rows as { id: string }[]).map(({ id }) => id)
}
