import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { FulfillmentFacts, OrderFacts } from '#domain/orders/orderActions'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { CANCELED_QUANTITY } from '../../money'

/** A seller's order, locked until the transaction ends. */
export interface LockedOrder extends OrderFacts {
  id: string
  display_id: number
  email: string | null
  currency_code: string
  created_at: Date
  seller: { id: string; name: string; store_status: string; tax_id: string }
  invoice: { access_key: string; has_xml: boolean } | null
  /** CPF or CNPJ that the buyer gave. */
  buyer_tax_id: string | null
  shipping_option_id: string | null
  shipping_address: Record<string, string | null> | null
  items: OrderLine[]
  fulfillments: OrderFulfillment[]
}

export interface OrderLine {
  id: string
  title: string
  variant_title: string | null
  variant_sku: string | null
  requires_shipping: boolean
  /** Whether the engine keeps stock of this wine; false when the variant is gone. */
  manage_inventory: boolean
  quantity: number
  canceled_quantity: number
  /** Decimal reais. */
  unit_price: number
}

export interface OrderFulfillment extends FulfillmentFacts {
  location_id: string
  idempotency_key: string | null
  /** Of the request that made it. */
  request_hash: string | null
  /** Seconds since it was made, by the database's clock. */
  age_seconds: number
  tracking_numbers: string[]
  items: { line_item_id: string; inventory_item_id: string | null; quantity: number }[]
}

const ITEMS = `
  select jsonb_agg(jsonb_build_object('id', li.id, 'title', coalesce(li.product_title, li.title),
           'variant_title', li.variant_title, 'variant_sku', li.variant_sku, 'requires_shipping', li.requires_shipping,
           'manage_inventory', coalesce(v.manage_inventory, false), 'quantity', oi.quantity,
           'canceled_quantity', ${CANCELED_QUANTITY}, 'unit_price', coalesce(oi.unit_price, li.unit_price)) order by li.created_at, li.id) as list
    from order_item oi
    join order_line_item li on li.id = oi.item_id and li.deleted_at is null
    left join product_variant v on v.id = li.variant_id and v.deleted_at is null
   where oi.order_id = o.id and oi.version = o.version and oi.deleted_at is null`

const FULFILLMENTS = `
  select jsonb_agg(jsonb_build_object('id', f.id, 'location_id', f.location_id, 'created_at', f.created_at,
           'shipped_at', f.shipped_at, 'delivered_at', f.delivered_at, 'canceled_at', f.canceled_at,
           'idempotency_key', f.metadata ->> 'idempotency_key', 'request_hash', f.metadata ->> 'request_hash',
           'age_seconds', extract(epoch from clock_timestamp() - f.created_at),
           'tracking_numbers', coalesce((select jsonb_agg(l.tracking_number order by l.created_at, l.id)
              from fulfillment_label l where l.fulfillment_id = f.id and l.deleted_at is null), '[]'),
           'items', coalesce((select jsonb_agg(jsonb_build_object('line_item_id', i.line_item_id,
                'inventory_item_id', i.inventory_item_id, 'quantity', i.quantity))
              from fulfillment_item i where i.fulfillment_id = f.id and i.deleted_at is null), '[]'))
           order by f.created_at desc) as list
    from order_fulfillment link
    join fulfillment f on f.id = link.fulfillment_id and f.deleted_at is null
   where link.order_id = o.id and link.deleted_at is null`

/** $1, $2: seller and order. */
const OWN = `
  select 1 from "order" o
    join seller_order link on link.order_id = o.id and link.seller_id = $1 and link.deleted_at is null
   where o.id = $2 and o.deleted_at is null`

/**
 * For what costs something before the order is locked.
 *
 * @throws AppError not_found for a missing order and for another seller's (R42)
 */
export async function refuseMissingOrder(
  knex: Knex,
  orderId: string,
  sellerId: string,
): Promise<void> {
  const found = await runStatement(knex, OWN, [sellerId, orderId])
  if (found.length === 0) throw AppError.notFound('Pedido não encontrado')
}

/**
 * Locks an order until the transaction ends: of many equal requests the second one sees what the first one did.
 *
 * @throws AppError not_found for a missing order and for another seller's (R42)
 */
export async function lockOrder(
  transaction: Knex,
  orderId: string,
  sellerId: string,
): Promise<LockedOrder> {
  const locked = await runStatement(transaction, `${OWN} for update of o`, [sellerId, orderId])
  if (locked.length === 0) throw AppError.notFound('Pedido não encontrado')
  // Read by a second statement: the first one's snapshot may be older than the lock.
  const rows = await runStatement<LockedOrder>(
    transaction,
    `select o.id, o.display_id, o.email, o.currency_code, o.created_at, o.status,
            read_model.payment_status(o.id) as payment_status,
            case when exists (select from pix_charge c where c.order_id = o.id and c.state in ('new', 'active'))
              then 'payment' end as stage,
            jsonb_build_object('seller_status', approval.seller_status) as metadata,
            (select jsonb_build_object('access_key', i.access_key, 'has_xml', i.total is not null)
               from order_invoice i where i.order_id = o.id) as invoice,
            (select b.tax_id from buyer_tax_id b where b.order_id = o.id) as buyer_tax_id,
            jsonb_build_object('id', seller.id, 'name', seller.name, 'store_status', seller.store_status,
              'tax_id', seller.tax_id) as seller,
            (select m.shipping_option_id from order_shipping s join order_shipping_method m on m.id = s.shipping_method_id
              where s.order_id = o.id and s.deleted_at is null order by s.version desc, s.created_at limit 1) as shipping_option_id,
            case when a.id is not null then to_jsonb(a) end as shipping_address,
            coalesce(items.list, '[]') as items, coalesce(fulfillments.list, '[]') as fulfillments
       from "order" o
       join seller on seller.id = $1
       left join order_approval approval on approval.order_id = o.id and approval.deleted_at is null
       left join order_address a on a.id = o.shipping_address_id and a.deleted_at is null
       left join lateral (${ITEMS}) items on true
       left join lateral (${FULFILLMENTS}) fulfillments on true
      where o.id = $2`,
    [sellerId, orderId],
  )
  const [order] = rows
  if (!order) throw AppError.notFound('Pedido não encontrado')
  return order
}
