import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../engine/database/runStatement'
import { marketplace } from '../marketplace'

/**
 * Deliveries of a fixed price become deliveries by the seller's freight table; orders keep what they paid, and a cart that
 * chose before chooses again when it is completed. Runs once per database.
 */
export default async function calculateFreight({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  const provider = marketplace.fulfillmentProvider
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (knex) => {
    await runStatement(
      knex,
      `insert into fulfillment_provider (id, is_enabled) values ($1, true) on conflict (id) do nothing`,
      [provider],
    )
    await runStatement(
      knex,
      `update location_fulfillment_provider l set fulfillment_provider_id = $1
        where l.fulfillment_provider_id = 'manual_manual' and l.deleted_at is null
          and exists (select from seller_stock_location s where s.stock_location_id = l.stock_location_id)`,
      [provider],
    )
    await runStatement(
      knex,
      `with changed as (
         update shipping_option o set price_type = 'calculated', provider_id = $1, updated_at = now()
           from service_zone z
          where z.id = o.service_zone_id and z.name like 'entrega-%' and o.price_type = 'flat'
         returning o.id
       ), unlinked as (
         delete from shipping_option_price_set where shipping_option_id in (select id from changed) returning price_set_id
       ), unpriced as (
         delete from price where price_set_id in (select price_set_id from unlinked)
       )
       delete from price_set where id in (select price_set_id from unlinked)`,
      [provider],
    )
  })
}
