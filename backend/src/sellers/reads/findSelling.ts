import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { SELLING } from '#domain/sellers/acceptance'
import type { Selling } from '#domain/sellers/sellerWire'
import { runStatement } from '../../engine/database/runStatement'

const STATEMENT = /* sql */ `
with answered as materialized (
  select o.id, o.decided_at, o.seller_status <> 'rejected' as accepted from read_model."order" o
   where o.seller_id = $1 and o.decided_at > now() - interval '${SELLING.days} days'
   order by o.decided_at desc limit ${SELLING.orders}
), sent as materialized (
  select a.id, left_at - a.decided_at as took from answered a cross join lateral (
    select min(coalesce(f.shipped_at, f.delivered_at)) as left_at from order_fulfillment link
      join fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null and f.canceled_at is null
     where link.order_id = a.id and link.deleted_at is null) package
   where a.accepted and left_at is not null
)
select answers.*, packages.* from (
  select count(*)::int as answered, count(*) filter (where accepted)::int as accepted from answered) answers,
 (select count(*)::int as sent,
         -- who packs before approving has waited for nothing
         percentile_cont(0.5) within group (order by greatest(0, extract(epoch from took) / 86400))::float8 as days_to_send,
         count(*) filter (where exists (select from order_return r where r.order_id = sent.id and r.state <> 'refused'))::int
           as returned
    from sent) packages`

/** How the seller deals with orders: what was accepted, how soon it left, what came back. */
export async function findSelling(knex: Knex, sellerId: string): Promise<Selling> {
  const [row] = await runStatement<Selling>(knex, STATEMENT, [sellerId])
  if (!row) throw new Error('an aggregate has no row')
  return row
}
