import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { BOOKED, CANCELED_QUANTITY } from '../../money'
import { isLate } from './orderRow'
import type { OrderDocument } from './orderDocumentTypes'

/**
 * Reads an order in one statement, so in one snapshot: its lines say the same as its fulfilments and its timeline.
 * @returns null for a missing order and for another seller's (R42)
 */
export async function readOrderDocument(
  knex: Knex,
  orderId: string,
  sellerId: string,
): Promise<OrderDocument | null> {
  const [row] = await runStatement<OrderDocument>(knex, {
    text: STATEMENT,
    values: [orderId, sellerId],
  })
  return row ?? null
}

const ITEMS = /* sql */ `
  select jsonb_agg(jsonb_build_object(
    'id', li.id, 'title', coalesce(li.product_title, li.title), 'variant_id', li.variant_id,
    'variant_title', li.variant_title, 'thumbnail', li.thumbnail, 'requires_shipping', li.requires_shipping,
    'quantity', oi.quantity, 'canceled_quantity', ${CANCELED_QUANTITY},
    'fulfilled_quantity', oi.fulfilled_quantity, 'shipped_quantity', oi.shipped_quantity,
    'delivered_quantity', oi.delivered_quantity, 'unit_price', coalesce(oi.unit_price, li.unit_price),
    'inventory_items', coalesce(stock.list, '[]')) order by li.created_at, li.id) as list
  from public.order_item oi
  join public.order_line_item li on li.id = oi.item_id and li.deleted_at is null
  left join lateral (
    select jsonb_agg(jsonb_build_object('inventory_item_id', link.inventory_item_id, 'location_ids',
             coalesce((select jsonb_agg(level.location_id order by level.created_at)
                from public.inventory_level level
                join public.seller_stock_location own on own.stock_location_id = level.location_id
                 and own.seller_id = $2 and own.deleted_at is null
               where level.inventory_item_id = link.inventory_item_id and level.deleted_at is null), '[]'))) as list
      from public.product_variant_inventory_item link
     where link.variant_id = li.variant_id and link.deleted_at is null
  ) stock on true
  where oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null`

/** The fulfilments of an order `o`, with their labels and bottles; the newest first. */
export const FULFILLMENTS = /* sql */ `
  select jsonb_agg(jsonb_build_object(
    'id', f.id, 'created_at', f.created_at, 'packed_at', f.packed_at, 'shipped_at', f.shipped_at,
    'delivered_at', f.delivered_at, 'canceled_at', f.canceled_at,
    'labels', coalesce((select jsonb_agg(jsonb_build_object('id', label.id,
        'tracking_number', label.tracking_number, 'code', label.tracking_number, 'tracking_url', label.tracking_url) order by label.created_at, label.id)
       from public.fulfillment_label label where label.fulfillment_id = f.id and label.deleted_at is null), '[]'),
    'items', coalesce((select jsonb_agg(jsonb_build_object('line_item_id', fi.line_item_id, 'quantity', fi.quantity)
        order by fi.created_at, fi.id)
       from public.fulfillment_item fi where fi.fulfillment_id = f.id and fi.deleted_at is null), '[]'))
    order by f.created_at desc, f.id desc) as list
  from public.order_fulfillment link
  join public.fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null
  where link.order_id = o.id and link.deleted_at is null`

const PAYMENTS = /* sql */ `
  select jsonb_agg(jsonb_build_object('canceled_at', p.canceled_at,
    'captures', coalesce((select jsonb_agg(jsonb_build_object('at', c.created_at) order by c.created_at)
       from public.capture c where c.payment_id = p.id and c.deleted_at is null), '[]'),
    'refunds', coalesce((select jsonb_agg(jsonb_build_object('at', f.created_at) order by f.created_at)
       from public.refund f where f.payment_id = p.id and f.deleted_at is null), '[]'))) as list
  from public.order_payment_collection link
  join public.payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
  where link.order_id = o.id and link.deleted_at is null`

const ACTS = /* sql */ `
  select jsonb_agg(jsonb_build_object('action', entry.action, 'at', entry.at,
    'actor', case entry.actor_type
      when 'user' then coalesce(nullif(trim(concat_ws(' ', staff.first_name, staff.last_name)), ''), 'equipe winex')
      else member.name end, 'fulfillment_id', entry.after ->> 'fulfillment_id',
    'reason', entry.after ->> 'reason', 'codes', entry.after -> 'tracking_numbers')
    order by entry.at, entry.id) as list
  from public.audit_entry entry
  left join public.seller_member member on member.id = entry.actor_id and entry.actor_type = 'seller'
  left join public."user" staff on staff.id = entry.actor_id and entry.actor_type = 'user'
  where entry.resource = 'order' and entry.resource_id = o.id and entry.action <> 'order.message'`

const COMMISSION = /* sql */ `
  select jsonb_build_object('percentage_rate', max(line.percentage_rate), 'base_amount', sum(line.base_amount),
    'amount', sum(line.amount), 'ruled', bool_or(line.rule_id is not null or line.percentage_rate > 0)) as doc
  from public.order_commission_line line
  where line.order_id = o.id and line.deleted_at is null
  having count(*) > 0`

const STATEMENT = /* sql */ `
select r.id, r.display_id, r.email, r.status, r.payment_status, r.fulfillment_status, r.seller_status, r.currency_code,
       r.total, r.created_at, r.due_from, r.stage, r.promised_on, ${isLate('r')} as is_late, r.seller_id, seller.name as seller_name, r.doc -> 'shipping_address' as shipping_address,
       o.canceled_at, case when o.status = 'completed' then o.updated_at end as completed_at,
       (select jsonb_build_object('access_key', i.access_key, 'added_at', i.created_at, 'total', i.total,
          'issued_on', i.issued_on, 'buyer', i.buyer, 'is_buyer', i.is_buyer) from public.order_invoice i
         where i.order_id = r.id) as invoice,
       (select m.data from public.order_shipping s join public.order_shipping_method m on m.id = s.shipping_method_id
         where s.order_id = r.id and s.deleted_at is null order by s.version desc, s.created_at limit 1) as delivery_data,
       (select b.tax_id from public.buyer_tax_id b where b.order_id = r.id) as buyer_tax_id,
       coalesce(items.list, '[]') as items, coalesce(fulfillments.list, '[]') as fulfillments,
       coalesce(payments.list, '[]') as payments, coalesce(acts.list, '[]') as acts, commission.doc as commission,
       ${BOOKED('r.id')} as booked
  from read_model."order" r
  join public."order" o on o.id = r.id and o.deleted_at is null
  join public.seller on seller.id = r.seller_id
  left join lateral (${ITEMS}) items on true
  left join lateral (${FULFILLMENTS}) fulfillments on true
  left join lateral (${PAYMENTS}) payments on true
  left join lateral (${ACTS}) acts on true
  left join lateral (${COMMISSION}) commission on true
 where r.id = $1 and r.seller_id = $2`
