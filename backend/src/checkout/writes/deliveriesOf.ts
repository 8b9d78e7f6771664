import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { DeliveryTerms } from '#domain/checkout/deliveryTermsWire'
import { runStatement } from '../../engine/database/runStatement'
import { quoteDeliveries } from './quoteDeliveries'

/** A delivery (shipping option) of the seller of a cart's wines. */
interface DeliveryOption {
  id: string
  name: string
  price_type: string
  provider_id: string | null
  type: { label: string; description: string | null; code: string } | null
}

/** A delivery that a cart can choose. */
export interface OfferedDelivery extends DeliveryOption {
  /** Decimal reais. */
  amount: number
  terms: DeliveryTerms
}

/**
 * The deliveries that the seller of a cart's wines offers to the cart's address, with their prices. Through the
 * seller's own stock locations: the engine itself would look at every seller's.
 *
 * Step by step (`materialized`): below some fifty rows PostgreSQL has no statistics of these tables, takes each for one
 * row, and joined them all in nested loops for a minute with 36 sellers.
 *
 * @returns without any, `unavailable` says why in words for the buyer
 */
export async function deliveriesOf(
  container: MedusaContainer,
  knex: Knex,
  cartId: string,
): Promise<{ deliveries: OfferedDelivery[]; unavailable: string | null }> {
  const deliveries: OfferedDelivery[] = []
  let unavailable: string | null = null
  const options = await optionsOf(knex, cartId)
  const quotes = await quoteDeliveries(container, knex, cartId, options)
  for (const [at, option] of options.entries()) {
    const quoted = quotes[at]
    if (!quoted) continue
    if (quoted.ok) deliveries.push({ ...option, amount: quoted.amount, terms: quoted.terms })
    else unavailable = quoted.reason
  }
  return { deliveries, unavailable: deliveries.length > 0 ? null : unavailable }
}

const optionsOf = (knex: Knex, cartId: string): Promise<DeliveryOption[]> =>
  runStatement<DeliveryOption>(
    knex,
    `with owner as materialized (
         select distinct link.seller_id from cart_line_item i
           join seller_product link on link.product_id = i.product_id and link.deleted_at is null
          where i.cart_id = $1 and i.deleted_at is null
       ), place as materialized (
         select own.stock_location_id from owner
           join seller_stock_location own using (seller_id) where own.deleted_at is null
       ), zone as materialized (
         select z.id from place
           join location_fulfillment_set l using (stock_location_id)
           join service_zone z on z.fulfillment_set_id = l.fulfillment_set_id and z.deleted_at is null
          where l.deleted_at is null
       )
       select o.id, o.name, o.price_type, o.provider_id,
              (select jsonb_build_object('label', t.label, 'description', t.description, 'code', t.code)
                 from shipping_option_type t where t.id = o.shipping_option_type_id and t.deleted_at is null) as type
         from shipping_option o
      where o.deleted_at is null and o.price_type = 'calculated'
        and o.service_zone_id in (select id from zone)
        and not exists (select 1 from shipping_option_rule r where r.shipping_option_id = o.id and r.deleted_at is null
          and ((r.attribute = 'enabled_in_store' and r.value::text not like '%true%')
            or (r.attribute = 'is_return' and r.value::text like '%true%')))
      order by o.created_at, o.id`,
    [cartId],
  )
