import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { CARRIER_CODES } from '#domain/orders/tracking'
import type { OrderStatistics } from '#domain/orders/orderWire'
import { runStatement } from '../../engine/database/runStatement'
import { COUNTED_BOTTLES } from './returnsOfOrder'

type Figures = OrderStatistics['returns']

/** Wines and carriers shown. */
const SHOWN = 5

/** Bottles delivered in the last twelve months, and how many of them came back, by wine and by carrier. A seller without any costs one look at an index. */
export async function returnStatistics(knex: Knex, sellerId: string): Promise<Figures> {
  const [any] = await runStatement(knex, ANY, [sellerId])
  if (!any) return { wines: [], carriers: [] }
  const [row] = await runStatement<Figures>(knex, STATEMENT, [
    sellerId,
    SHOWN,
    CARRIER_CODES.Correios,
    CARRIER_CODES.Jadlog,
  ])
  return row ?? { wines: [], carriers: [] }
}

/** SQL: returns whose bottles come back, or have; a wish that waits for an answer is none. */
const BACK = `r.seller_id = $1 and r.state in ('approved', 'received', 'waived', 'refunded') and r.asked_at > now() - interval '12 months'`

const ANY = `select 1 from order_return r where ${BACK} limit 1`

const STATEMENT = /* sql */ `
with back as (
  select i.item_id, sum(n.bottles) as returned, coalesce(sum(n.bottles) filter (where r.reason = 'broken'), 0) as broken
    from order_return r join return_item i on i.return_id = r.return_id and i.deleted_at is null
   cross join lateral (select ${COUNTED_BOTTLES} as bottles) n
   where ${BACK}
   group by i.item_id
), sent as (
  select fi.line_item_id, sum(fi.quantity) as delivered, (select case when l.tracking_number ~ $3 then 'Correios'
           when l.tracking_number ~ $4 then 'Jadlog' end from fulfillment_label l
          where l.fulfillment_id = f.id and l.deleted_at is null order by l.created_at, l.id limit 1) as carrier
    from seller_order so
    join order_fulfillment link on link.order_id = so.order_id and link.deleted_at is null
    join fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null and f.canceled_at is null
     and f.delivered_at > now() - interval '12 months'
    join fulfillment_item fi on fi.fulfillment_id = f.id and fi.deleted_at is null
   where so.seller_id = $1 and so.deleted_at is null
   group by fi.line_item_id, f.id
), line as (
  -- of a line that came in several packages, what came back counts for the first one's carrier
  select s.line_item_id, sum(s.delivered) as delivered, min(s.carrier) as carrier, coalesce(max(b.returned), 0) as returned,
         coalesce(max(b.broken), 0) as broken
    from sent s left join back b on b.item_id = s.line_item_id group by s.line_item_id
), wine as (
  select coalesce(li.product_title, li.title) as name, sum(line.delivered)::float8 as delivered,
         sum(line.broken)::float8 as broken, sum(line.returned)::float8 as returned
    from line join order_line_item li on li.id = line.line_item_id
   group by 1 having sum(line.returned) > 0 order by broken desc, returned desc, name limit $2
), carrier as (
  select line.carrier as name, sum(line.delivered)::float8 as delivered, sum(line.broken)::float8 as broken,
         sum(line.returned)::float8 as returned
    from line group by 1 having sum(line.broken) > 0 order by broken desc, name limit $2
)
select (select coalesce(jsonb_agg(to_jsonb(wine)), '[]') from wine) as wines,
       (select coalesce(jsonb_agg(to_jsonb(carrier)), '[]') from carrier) as carriers`
