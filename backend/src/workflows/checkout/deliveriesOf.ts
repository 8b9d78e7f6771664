import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * Ids of the deliveries (shipping options) that the seller of a cart's wines offers, in the store. Through the
 * seller's own stock locations: the engine itself would look at every seller's.
 */
export async function deliveriesOf(container: MedusaContainer, cartId: string): Promise<string[]> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `select o.id from shipping_option o
       join service_zone z on z.id = o.service_zone_id and z.deleted_at is null
       join location_fulfillment_set l on l.fulfillment_set_id = z.fulfillment_set_id and l.deleted_at is null
       join seller_stock_location own on own.stock_location_id = l.stock_location_id and own.deleted_at is null
      where o.deleted_at is null
        and own.seller_id in (
          select link.seller_id from cart_line_item i
            join seller_product link on link.product_id = i.product_id and link.deleted_at is null
           where i.cart_id = ? and i.deleted_at is null)
        and not exists (select 1 from shipping_option_rule r where r.shipping_option_id = o.id and r.deleted_at is null
          and ((r.attribute = 'enabled_in_store' and r.value::text not like '%true%')
            or (r.attribute = 'is_return' and r.value::text like '%true%')))
      order by o.created_at, o.id`,
    [cartId],
  )
  return rows.map(({ id }) => id)
}
